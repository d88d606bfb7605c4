ALTER TABLE `factions` ADD `motto` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `first_colour` text DEFAULT '#8a949c' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `second_colour` text DEFAULT '#3d4a54' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `emblem_document` text;--> statement-breakpoint
ALTER TABLE `factions` ADD `lore` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `notes` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `state` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `changed_at` text DEFAULT '' NOT NULL;