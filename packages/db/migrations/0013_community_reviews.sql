DROP INDEX `community_standing`;--> statement-breakpoint
ALTER TABLE `community_items` ADD `review_reasons` text;--> statement-breakpoint
ALTER TABLE `community_items` ADD `decline_reason` text;--> statement-breakpoint
CREATE INDEX `community_waiting` ON `community_items` (`shared_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX `community_standing` ON `community_items` (`source_activity_id`) WHERE state in ('waiting', 'shown', 'hidden');