DROP INDEX `ai_attempts_of_provider`;--> statement-breakpoint
CREATE INDEX `ai_attempts_by_time` ON `ai_attempts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ai_attempts_of_provider` ON `ai_attempts` (`provider`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_day` ON `users` (`created_at`) WHERE registration_number is not null;--> statement-breakpoint
CREATE INDEX `generations_by_day` ON `generations` (`created_at`,`state`);--> statement-breakpoint
CREATE INDEX `mail_outbox_by_time` ON `mail_outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_waiting` ON `mail_outbox` (`created_at`,`id`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `mail_outbox_sent` ON `mail_outbox` (`created_at`,`id`) WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX `mail_outbox_given_up` ON `mail_outbox` (`created_at`,`id`) WHERE state = 'failed';