-- Only families whose address is confirmed and that are not blocked are heard in the average.
UPDATE `community_items` SET (`rating_count`, `rating_sum`) = (
  SELECT count(`rating`), coalesce(sum(`rating`), 0) FROM `community_ratings`
  JOIN `users` ON `users`.`id` = `community_ratings`.`user_id`
  WHERE `community_ratings`.`activity_id` = `community_items`.`activity_id`
    AND `email_verified_at` IS NOT NULL AND `blocked_at` IS NULL
);--> statement-breakpoint
UPDATE `community_items` SET `rating_score` = (`rating_sum` + 17.5) / (`rating_count` + 5);
