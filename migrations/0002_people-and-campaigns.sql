CREATE TABLE `decorations` (
	`id` text PRIMARY KEY NOT NULL,
	`trooper_id` text NOT NULL,
	`battle_id` text,
	`name` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`trooper_id`) REFERENCES `troopers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `decorations_trooper` ON `decorations` (`trooper_id`);--> statement-breakpoint
CREATE INDEX `decorations_battle` ON `decorations` (`battle_id`);--> statement-breakpoint
CREATE TABLE `fixtures` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`participant_a` text,
	`participant_b` text,
	`fights_on` text,
	`place` text NOT NULL,
	`note` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_a`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`participant_b`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `fixtures_campaign` ON `fixtures` (`campaign_id`);--> statement-breakpoint
CREATE TABLE `name_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`names_document` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`media` text NOT NULL,
	`bytes` blob NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `service` (
	`id` text PRIMARY KEY NOT NULL,
	`trooper_id` text NOT NULL,
	`battle_id` text NOT NULL,
	`participant_id` text NOT NULL,
	`fate` text NOT NULL,
	`wounds` integer NOT NULL,
	`round` integer,
	`cause` text NOT NULL,
	`kills_document` text NOT NULL,
	FOREIGN KEY (`trooper_id`) REFERENCES `troopers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_id`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_trooper` ON `service` (`trooper_id`,`battle_id`);--> statement-breakpoint
CREATE INDEX `service_battle` ON `service` (`battle_id`);--> statement-breakpoint
CREATE INDEX `service_participant` ON `service` (`participant_id`);--> statement-breakpoint
CREATE TABLE `troopers` (
	`id` text PRIMARY KEY NOT NULL,
	`faction_id` text NOT NULL,
	`campaign_id` text,
	`unit` text NOT NULL,
	`name` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`portrait` text,
	`fell` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`faction_id`) REFERENCES `factions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `troopers_faction` ON `troopers` (`faction_id`);--> statement-breakpoint
CREATE INDEX `troopers_campaign` ON `troopers` (`campaign_id`);--> statement-breakpoint
CREATE TABLE `usuals` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_battle_sides` (
	`id` text PRIMARY KEY NOT NULL,
	`battle_id` text NOT NULL,
	`participant_id` text NOT NULL,
	`place` integer NOT NULL,
	`role` text,
	`role_die` integer,
	`victory_points` integer,
	`controls_table` integer NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_id`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_battle_sides`("id", "battle_id", "participant_id", "place", "role", "role_die", "victory_points", "controls_table") SELECT "id", "battle_id", "participant_id", "place", "role", "role_die", "victory_points", "controls_table" FROM `battle_sides`;--> statement-breakpoint
DROP TABLE `battle_sides`;--> statement-breakpoint
ALTER TABLE `__new_battle_sides` RENAME TO `battle_sides`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `battle_sides_place` ON `battle_sides` (`battle_id`,`place`);--> statement-breakpoint
CREATE INDEX `battle_sides_participant` ON `battle_sides` (`participant_id`);--> statement-breakpoint
ALTER TABLE `battles` ADD `result_margin` text;--> statement-breakpoint
ALTER TABLE `battles` ADD `result_winner` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `state` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `starts_on` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `place` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `map` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `finished_on` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `epilogue` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `factions` ADD `picture` text;--> statement-breakpoint
ALTER TABLE `factions` ADD `player_id` text REFERENCES players(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `participants` ADD `opening_points` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participants` ADD `opening_streak` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participants` ADD `opening_tech_points` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participants` ADD `rival_id` text REFERENCES participants(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `players` ADD `contact` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `players` ADD `colour` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `players` ADD `guest` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `undo_steps` ADD `part` text;