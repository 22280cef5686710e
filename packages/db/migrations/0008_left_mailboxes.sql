ALTER TABLE `referrals` ADD `mailbox_hash` text;--> statement-breakpoint
CREATE INDEX `referrals_of_mailbox` ON `referrals` (`mailbox_hash`) WHERE mailbox_hash is not null;