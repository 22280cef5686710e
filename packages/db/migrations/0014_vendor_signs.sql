ALTER TABLE `ai_attempts` ADD `vendor_status` integer;--> statement-breakpoint
ALTER TABLE `ai_attempts` ADD `vendor_code` text;