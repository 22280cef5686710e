CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`provider` text NOT NULL,
	`receipt` text NOT NULL,
	`provider_order_id` text,
	`state` text NOT NULL,
	`label` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_usd` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_receipt` ON `orders` (`receipt`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_provider_order` ON `orders` (`provider_order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_live` ON `orders` (`user_id`,`provider`,`currency`,`amount`) WHERE state in ('created', 'attempted');--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`created_at`) WHERE state in ('created', 'attempted');--> statement-breakpoint
CREATE INDEX `orders_of_user` ON `orders` (`user_id`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`provider_order_id` text,
	`order_id` text,
	`user_id` text,
	`disposition` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_usd` integer,
	`receipt_number` integer,
	`source` text NOT NULL,
	`refunded_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_payment` ON `payments` (`payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt_number` ON `payments` (`receipt_number`);--> statement-breakpoint
CREATE INDEX `payments_of_user` ON `payments` (`user_id`);--> statement-breakpoint
CREATE INDEX `payments_of_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE INDEX `payments_to_return` ON `payments` (`created_at`) WHERE disposition <> 'activated' and refunded_at is null;