CREATE TABLE `fight_sides` (
	`id` text PRIMARY KEY NOT NULL,
	`fight_id` text NOT NULL,
	`side` text NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`participant_id` text,
	FOREIGN KEY (`fight_id`) REFERENCES `fights`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_id`) REFERENCES `participants`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fight_sides_place` ON `fight_sides` (`fight_id`,`place`);--> statement-breakpoint
CREATE INDEX `fight_sides_participant` ON `fight_sides` (`participant_id`);--> statement-breakpoint
INSERT INTO `fight_sides` SELECT "id" || '-a', "id", 'a', 0, "name_a", "participant_a" FROM `fights`;--> statement-breakpoint
INSERT INTO `fight_sides` SELECT "id" || '-b', "id", 'b', 1, "name_b", "participant_b" FROM `fights`;--> statement-breakpoint
INSERT INTO `undo_rows` ("step_id", "table_name", "row_id", "before", "after")
  SELECT "step_id", 'fight_sides', "row_id" || '-' || "side",
    iif("before" IS NULL, NULL, json_object('id', "row_id" || '-' || "side", 'fight_id', "row_id", 'side', "side", 'place', "at", 'name', "row" ->> ('$.name_' || "side"), 'participant_id', "row" ->> ('$.participant_' || "side"))),
    iif("after" IS NULL, NULL, json_object('id', "row_id" || '-' || "side", 'fight_id', "row_id", 'side', "side", 'place', "at", 'name', "row" ->> ('$.name_' || "side"), 'participant_id', "row" ->> ('$.participant_' || "side")))
  FROM (SELECT *, coalesce("after", "before") AS "row" FROM `undo_rows` WHERE "table_name" = 'fights' AND ("before" IS NULL OR "after" IS NULL)),
    (SELECT 'a' AS "side", 0 AS "at" UNION ALL SELECT 'b', 1);--> statement-breakpoint
UPDATE `undo_rows` SET
  "before" = json_remove("before", '$.name_a', '$.name_b', '$.participant_a', '$.participant_b'),
  "after" = json_remove("after", '$.name_a', '$.name_b', '$.participant_a', '$.participant_b')
  WHERE "table_name" = 'fights';--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_fights` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text,
	`system` text NOT NULL,
	`version` integer NOT NULL,
	`level` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`battle_id` text,
	`entered_event` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_fights`("id", "campaign_id", "system", "version", "level", "place", "battle_id", "entered_event", "created_at") SELECT "id", "campaign_id", "system", "version", "level", "place", "battle_id", "entered_event", "created_at" FROM `fights`;--> statement-breakpoint
DROP TABLE `fights`;--> statement-breakpoint
ALTER TABLE `__new_fights` RENAME TO `fights`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `fights_campaign` ON `fights` (`campaign_id`);