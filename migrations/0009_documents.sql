CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`system` text NOT NULL,
	`campaign_id` text,
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`document` text NOT NULL,
	`look_document` text,
	`picture` text,
	`player_id` text,
	`state` text DEFAULT 'active' NOT NULL,
	`created_at` text NOT NULL,
	`changed_at` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `documents_kind` ON `documents` (`system`,`kind`);--> statement-breakpoint
CREATE INDEX `documents_campaign` ON `documents` (`campaign_id`);--> statement-breakpoint
ALTER TABLE `fight_sides` ADD `document_id` text REFERENCES documents(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `fight_sides_document` ON `fight_sides` (`document_id`);