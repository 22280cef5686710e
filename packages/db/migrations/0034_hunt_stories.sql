ALTER TABLE `hunts` ADD `story_id` text;--> statement-breakpoint
ALTER TABLE `hunts` ADD `treasure_place` text DEFAULT '' NOT NULL;