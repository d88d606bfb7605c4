CREATE TABLE `fight_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`fight_id` text NOT NULL,
	`event_before` text NOT NULL,
	`event_after` text NOT NULL,
	`before_document` text NOT NULL,
	`after_document` text NOT NULL,
	`undone` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`fight_id`) REFERENCES `fights`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fight_corrections_fight` ON `fight_corrections` (`fight_id`);--> statement-breakpoint
ALTER TABLE `fight_decisions` ADD `marks_document` text;