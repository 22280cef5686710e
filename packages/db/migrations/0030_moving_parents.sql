CREATE TABLE `child_bringers` (
	`child_id` text NOT NULL,
	`parent_id` text NOT NULL,
	PRIMARY KEY(`child_id`, `parent_id`),
	FOREIGN KEY (`child_id`) REFERENCES `children`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `child_bringers_of_parent` ON `child_bringers` (`parent_id`);--> statement-breakpoint
INSERT INTO `child_bringers` (`child_id`, `parent_id`)
SELECT `id`, `came_with_parent_id` FROM `children` WHERE `came_with_parent_id` IS NOT NULL;--> statement-breakpoint
DROP INDEX `children_came_with`;--> statement-breakpoint
ALTER TABLE `children` DROP COLUMN `came_with_parent_id`;--> statement-breakpoint
ALTER TABLE `children` ADD `origin_id` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `origin_id` text;--> statement-breakpoint
-- Copies of before are known by the moment at which the first of them was made.
UPDATE `activities` SET `origin_id` = `first`.`id` FROM (
	SELECT min(`id`) AS `id`, `created_at`, `own_category`, `skill` FROM `activities`
	WHERE `owner_family_id` IS NOT NULL GROUP BY `created_at`, `own_category`, `skill` HAVING count(*) > 1
) AS `first`
WHERE `activities`.`owner_family_id` IS NOT NULL AND `activities`.`id` <> `first`.`id`
	AND `activities`.`created_at` = `first`.`created_at` AND `activities`.`own_category` = `first`.`own_category`
	AND `activities`.`skill` = `first`.`skill`;--> statement-breakpoint
DROP INDEX `orders_live`;--> statement-breakpoint
ALTER TABLE `orders` ADD `parent_id` text REFERENCES parents(id) ON DELETE set null;--> statement-breakpoint
-- Who opened it was not kept: the parent who has been in the family longest.
UPDATE `orders` SET `parent_id` = (
	SELECT `id` FROM `parents` WHERE `parents`.`family_id` = `orders`.`family_id` ORDER BY `joined_at`, `id` LIMIT 1
);--> statement-breakpoint
CREATE INDEX `orders_of_parent` ON `orders` (`parent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_live` ON `orders` (`parent_id`,`provider`,`currency`,`amount`) WHERE state in ('created', 'attempted');--> statement-breakpoint
ALTER TABLE `day_link_replies` ADD `removed_at` text;--> statement-breakpoint
UPDATE `day_link_replies` SET `removed_at` = `done_at` WHERE `title` = '';
