ALTER TABLE "users" ADD COLUMN "own_recipes_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "owner_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipes_owner" ON "recipes" USING btree ("owner_id","owner_version") WHERE "recipes"."owner_id" is not null;