ALTER TABLE `families` ADD `learning_began_at` text;
