ALTER TABLE "users" ADD COLUMN "key_skeleton" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_skeleton" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_key_skeleton" ON "users" USING btree ("key_skeleton");--> statement-breakpoint
CREATE UNIQUE INDEX "users_name_skeleton" ON "users" USING btree ("name_skeleton");