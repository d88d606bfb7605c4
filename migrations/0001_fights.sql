CREATE TABLE `card_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL
);
--> statement-breakpoint
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
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_a`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_b`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `fights_campaign` ON `fights` (`campaign_id`);