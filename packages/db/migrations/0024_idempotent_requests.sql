CREATE TABLE `idempotent_requests` (
	`user_id` text NOT NULL,
	`procedure` text NOT NULL,
	`key` text NOT NULL,
	`input_hash` text NOT NULL,
	`response` text,
	`made_id` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `procedure`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotent_requests_of_user` ON `idempotent_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `idempotent_requests_made` ON `idempotent_requests` (`made_id`);--> statement-breakpoint
CREATE INDEX `idempotent_requests_by_time` ON `idempotent_requests` (`created_at`);