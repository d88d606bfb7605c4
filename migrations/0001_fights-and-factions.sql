CREATE TABLE `card_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fight_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`fight_id` text NOT NULL,
	`decision` integer NOT NULL,
	`command_document` text NOT NULL,
	`rolls_document` text,
	`taken_back` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`fight_id`) REFERENCES `fights`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fight_decisions_number` ON `fight_decisions` (`fight_id`,`decision`);--> statement-breakpoint
CREATE TABLE `fight_events` (
	`id` text PRIMARY KEY NOT NULL,
	`fight_id` text NOT NULL,
	`number` integer NOT NULL,
	`decision` integer NOT NULL,
	`kind` text NOT NULL,
	`event_document` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`fight_id`) REFERENCES `fights`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fight_events_number` ON `fight_events` (`fight_id`,`number`);--> statement-breakpoint
CREATE INDEX `fight_events_kind` ON `fight_events` (`fight_id`,`kind`);--> statement-breakpoint
CREATE TABLE `fights` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text,
	`system` text NOT NULL,
	`version` integer NOT NULL,
	`level` text NOT NULL,
	`participant_a` text,
	`participant_b` text,
	`name_a` text NOT NULL,
	`name_b` text NOT NULL,
	`battle_id` text,
	`entered_event` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_a`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_b`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `fights_campaign` ON `fights` (`campaign_id`);--> statement-breakpoint
ALTER TABLE `factions` ADD `motto` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `first_colour` text DEFAULT '#8a949c' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `second_colour` text DEFAULT '#3d4a54' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `emblem_document` text;--> statement-breakpoint
ALTER TABLE `factions` ADD `lore` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `notes` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `state` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `changed_at` text DEFAULT '' NOT NULL;