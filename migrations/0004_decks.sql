CREATE TABLE `deck_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`version` integer NOT NULL,
	`card_document` text NOT NULL,
	`copies` integer DEFAULT 1 NOT NULL,
	`off` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deck_cards_deck` ON `deck_cards` (`deck_id`);--> statement-breakpoint
CREATE TABLE `decks` (
	`id` text PRIMARY KEY NOT NULL,
	`system` text NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'active' NOT NULL,
	`created_at` text NOT NULL,
	`changed_at` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE `campaigns` ADD `deck_id` text REFERENCES decks(id);