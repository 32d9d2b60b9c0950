DROP INDEX "conversation_of_provider";--> statement-breakpoint
CREATE INDEX "conversation_open" ON "conversation" USING btree ("provider_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE folder not in ('archived', 'junk');--> statement-breakpoint
CREATE INDEX "conversation_by_folder" ON "conversation" USING btree ("provider_id","folder");--> statement-breakpoint
CREATE INDEX "conversation_unread" ON "conversation" USING btree ("provider_id") WHERE provider_unread > 0 and folder <> 'junk';