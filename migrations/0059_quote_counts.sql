CREATE INDEX "booking_by_accepted" ON "booking" USING btree ("accepted_at");--> statement-breakpoint
CREATE INDEX "booking_by_confirmed" ON "booking" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "quote_by_sent" ON "quote" USING btree ("sent_at");