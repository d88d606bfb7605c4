CREATE TABLE `battle_sides` (
	`id` text PRIMARY KEY NOT NULL,
	`battle_id` text NOT NULL,
	`participant_id` text NOT NULL,
	`place` integer NOT NULL,
	`role` text,
	`role_die` integer,
	`victory_points` integer NOT NULL,
	`controls_table` integer NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_id`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `battle_sides_place` ON `battle_sides` (`battle_id`,`place`);--> statement-breakpoint
CREATE INDEX `battle_sides_participant` ON `battle_sides` (`participant_id`);--> statement-breakpoint
CREATE TABLE `battles` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`number` integer NOT NULL,
	`level` text NOT NULL,
	`fought_on` text,
	`place` text NOT NULL,
	`note` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "battles_number_positive" CHECK("battles"."number" >= 1)
);
--> statement-breakpoint
CREATE INDEX `battles_number` ON `battles` (`campaign_id`,`number`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`system` text NOT NULL,
	`name` text NOT NULL,
	`sample` integer NOT NULL,
	`rules_version` integer NOT NULL,
	`rules_document` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `factions` (
	`id` text PRIMARY KEY NOT NULL,
	`system` text NOT NULL,
	`name` text NOT NULL,
	`short_name` text NOT NULL,
	`sample` text,
	`tech_version` integer NOT NULL,
	`tech_document` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `losses` (
	`id` text PRIMARY KEY NOT NULL,
	`side_id` text NOT NULL,
	`unit` text NOT NULL,
	`count` integer NOT NULL,
	FOREIGN KEY (`side_id`) REFERENCES `battle_sides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `losses_unit` ON `losses` (`side_id`,`unit`);--> statement-breakpoint
CREATE TABLE `participants` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`player_id` text NOT NULL,
	`faction_id` text NOT NULL,
	`place` integer NOT NULL,
	`tech_version` integer NOT NULL,
	`tech_document` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`faction_id`) REFERENCES `factions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `participants_place` ON `participants` (`campaign_id`,`place`);--> statement-breakpoint
CREATE TABLE `players` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tech_purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`participant_id` text NOT NULL,
	`after_number` integer NOT NULL,
	`sequence` integer NOT NULL,
	`rating` integer NOT NULL,
	`stat` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`participant_id`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tech_purchases_participant` ON `tech_purchases` (`participant_id`);--> statement-breakpoint
CREATE TABLE `undo_rows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`step_id` integer NOT NULL,
	`table_name` text NOT NULL,
	`row_id` text NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`step_id`) REFERENCES `undo_steps`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `undo_rows_step` ON `undo_rows` (`step_id`);--> statement-breakpoint
CREATE TABLE `undo_steps` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`call` text NOT NULL,
	`campaign_id` text,
	`campaign_name` text,
	`undone` integer NOT NULL,
	`at` text NOT NULL
);
