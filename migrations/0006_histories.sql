CREATE TABLE `battle_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`battle_id` text NOT NULL,
	`what` text NOT NULL,
	`who` text NOT NULL,
	`reason` text NOT NULL,
	`before_document` text,
	`after_document` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `battle_changes_battle` ON `battle_changes` (`battle_id`);--> statement-breakpoint
CREATE INDEX `battle_changes_campaign` ON `battle_changes` (`campaign_id`);--> statement-breakpoint
CREATE TABLE `fight_digests` (
	`id` text PRIMARY KEY NOT NULL,
	`last_event` text NOT NULL,
	`version` integer NOT NULL,
	`digest_document` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tellings` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`battle_id` text,
	`words` text NOT NULL,
	`basis` text NOT NULL,
	`changed_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tellings_campaign` ON `tellings` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `tellings_battle` ON `tellings` (`battle_id`);--> statement-breakpoint
CREATE TABLE `trash` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`battle_id` text NOT NULL,
	`name` text NOT NULL,
	`rows_document` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trash_campaign` ON `trash` (`campaign_id`);