ALTER TABLE `blueprints` ADD `home_since` text;--> statement-breakpoint
-- The house that was saved last stays the home, but for ready-made ones that were only copied.
UPDATE `blueprints` SET `home_since` = `updated_at`
WHERE `owner_family_id` IS NOT NULL AND NOT EXISTS (
	SELECT 1 FROM `blueprints` AS `preset`
	WHERE `preset`.`owner_family_id` IS NULL AND `preset`.`blueprint_data` = `blueprints`.`blueprint_data`
);
