-- Who came by whose code was a column of the user; now it is a row, counted once the address is confirmed.
INSERT INTO `referrals` (`id`, `referrer_user_id`, `referee_user_id`, `state`, `created_at`)
SELECT 'r-' || `id`, `referred_by_user_id`, `id`, CASE WHEN `email_verified_at` IS NULL THEN 'pending' ELSE 'counted' END, `created_at`
FROM `users` WHERE `referred_by_user_id` IN (SELECT `id` FROM `users`) ORDER BY `registration_number`;--> statement-breakpoint
UPDATE `users` SET `activated_at` = `created_at` WHERE `waitlist_status` = 'active';--> statement-breakpoint
UPDATE `users` SET `queue_order` = `registration_number` * 1048576 WHERE `waitlist_status` <> 'active';--> statement-breakpoint
DROP INDEX `users_referred_by`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `referred_by_user_id`;