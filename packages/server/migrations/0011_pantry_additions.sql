CREATE TABLE "pantry_additions" (
	"user_id" uuid NOT NULL,
	"ingredient_id" integer NOT NULL,
	"moments" timestamp (3) with time zone[] NOT NULL,
	CONSTRAINT "pantry_additions_user_id_ingredient_id_pk" PRIMARY KEY("user_id","ingredient_id")
);
--> statement-breakpoint
ALTER TABLE "pantry_additions" ADD CONSTRAINT "pantry_additions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;