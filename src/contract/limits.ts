/**
 * Every business number of the product, once, with its unit at the end of its name.
 * docs/product/limits.md says what they are for. Forms, rules, database checks and tests read them here, each by its name
 * (`import * as limits`, then `limits.radius_km_max`), so that a page carries the numbers it uses and no others.
 */

// people and passwords [limits-1]
export const provider_password_length_min = 8;
export const couple_password_length_min = 6;
export const reset_password_length_min = 8;
/** Of the password that the settings of the server give a super admin. */
export const super_admin_password_length_min = 15;
/** Long enough for any pass phrase, short enough that hashing one costs no more than another. */
export const password_length_max = 200;
export const reset_link_minutes = 60;
export const confirmation_link_hours = 72;
/** So long the address that an account left can call it back. */
export const email_return_days = 7;
export const session_days = 30;
/** Whatever is done with it. */
export const session_whole_days = 90;
/** A super admin's session ends after so long, whatever is done, and after so long without use. */
export const admin_session_hours = 12;
export const admin_idle_minutes = 30;
/** For so long a session counts as its owner's that showed a password or a second factor. */
export const proof_minutes = 10;
/** So long a sign-in waits for its second factor, and so many codes may be tried within a sign-in's window. */
export const second_factor_minutes = 5;
export const second_factor_failures_max = 5;
export const second_factor_failures_daily_max = 20;
export const recovery_codes = 10;
/** So long a browser may take to make or show a passkey, and so many an account may have. */
export const passkey_minutes = 5;
export const passkeys_max = 10;
export const passkey_name_length_max = 60;
export const handoff_seconds = 60;
export const invitation_days = 30;
/** Invitations that one admin sends, sends again or copies a link of, in an hour. */
export const invitations_per_admin_max = 100;
export const impersonation_minutes = 60;

// texts [limits-2]: 500 and 2,000 are fixed; the rest keeps rows and pages of a sane size
export const name_length_max = 120;
export const email_length_max = 254;
export const phone_length_max = 32;
export const address_length_max = 500;
export const web_address_length_max = 500;
export const description_length_max = 5_000;
export const short_text_length_max = 500;
export const list_entries_max = 40;
export const list_entry_length_max = 120;
export const custom_fields_max = 30;
export const endorsement_comment_length_max = 500;
export const enquiry_message_length_max = 2_000;
export const verification_motivation_length_min = 20;
export const verification_motivation_length_max = 2_000;

// providers [limits-3]
export const radius_km_max = 500;
/** Of kilometres there and back, and of rand for each beyond. */
export const travel_free_km_max = 1_000;
export const travel_rate_per_km_max = 50;
/** So far outside South Africa, Lesotho and Eswatini a venue's pin may lie: on an island, or where the drawn coast cuts a corner. */
export const pin_beyond_border_km_max = 15;
/** From here on the form asks whether the pin or the town is wrong. */
export const pin_far_km = 60;
export const deposit_percentage_max = 100;
export const verification_threshold = 6;
/** A provider may ask the site to verify it once within so many days. */
export const verification_request_days = 7;
export const endorsement_points_monthly = 3;
/** An endorsement counts once its giver is verified or has been registered for so long [trust-23]. */
export const endorser_days_min = 30;
export const endorsement_search_results_max = 20;
export const established_year_min = 1800;
/** What came so long ago is still new to a provider that is on its dashboard for the first time. */
export const first_visit_days = 30;
/** From this trust score on the website badge reads Trusted by, below it Listed on [providers-19]. */
export const badge_trust_score_min = 4;
/** A website badge weighs less, so that nobody's website is slower for it. */
export const badge_bytes_max = 4_096;

// badges [limits-4]
export const bulk_pioneer_providers = 30;
export const badge_notes_length_max = 500;
/** So long mails about an admin's word on a verification wait, so that it can be undone before anybody reads it. */
export const decision_hold_seconds = 60;

// lists [limits-5]
export const page_size = 24;
/** A list of so few says where more are. */
export const few_providers_max = 1;
export const list_limit_max = 100;
export const admin_page_size = 50;
export const list_matches_max = 1_000;
export const search_length_max = 100;

/** What a search line suggests at most of each kind, and of categories where nothing is typed yet. */
export const suggested_categories_max = 3;
export const suggested_places_max = 4;
export const suggested_providers_max = 4;
export const suggested_at_first_max = 6;
/** From how many letters on a search line suggests businesses. */
export const suggested_provider_letters_min = 2;
/** Pages by place are made where so many reach it [places-11]. */
export const place_page_min = 3;
/** So many towns lead on from one. */
export const place_page_ways_max = 12;
export const home_categories_max = 12;
/** So many categories are linked by place on the front page, each in so many cities. */
export const home_place_categories_max = 3;
export const home_place_cities_max = 2;
export const home_featured_max = 6;
/** Whoever has a list shown on the map fetches no more for it, compressed [map-4]. */
export const map_bytes_max = 45_000;

// the site and its administration [limits-6]
export const site_name_length_max = 60;
export const hero_title_length_max = 80;
export const hero_subtitle_length_max = 160;
export const hero_opacity_step = 0.05;
export const audit_export_rows_max = 10_000;
/** What greets an admin tells of people who joined so lately [admin-14]. */
export const admin_news_days = 7;

// pictures and video [limits-7]
export const image_bytes_max = 10_485_760;
export const image_pixels_max = 50_000_000;
/** The longer side of a picture is at most so many times the shorter. */
export const image_proportion_max = 10;
export const gallery_images_max = 16;
export const gallery_upload_files_max = 10;
export const gallery_videos_max = 30;
export const caption_length_max = 200;
export const alternative_text_length_max = 300;
/** Longer than any picture of 50 megapixels takes; what takes longer was made to. */
export const image_seconds_max = 30;
/** Cards to share a page with that wait to be drawn; more are refused, so that strangers who ask for cards fill no memory. */
export const cards_waiting_max = 20;
/** Uploads that have come whole and that one process works on; and those that it receives, of all, an account and an address. */
export const uploads_at_once_max = 32;
export const uploads_arriving_max = 128;
export const uploads_at_once_per_account_max = 6;
export const uploads_at_once_per_address_max = 12;
/** In each stretch of so many seconds so much of an upload comes, or it ends. */
export const upload_stretch_seconds = 20;
export const upload_stretch_bytes_min = 100_000;

// enquiries [limits-8]
export const enquiry_services_max = 20;
export const enquiry_guests_max = 100_000;
/** The most categories that one bulk enquiry may name; there are twenty. */
export const enquiry_categories_max = 100;
/** The most providers that one category of a bulk enquiry reaches. */
export const bulk_recipients_per_category_max = 50;
/** The most providers that a bulk enquiry may leave out by name: all of twenty categories. A preview's address has room for fewer. */
export const excluded_providers_max = 1_000;
export const previewed_exclusions_max = 300;
/** Nobody fills a form in faster. */
export const form_seconds_min = 2;
export const enquiries_per_page = 20;
/** So many recipients of an enquiry stand in the list of what was sent. */
export const sent_recipients_shown_max = 3;
/** From so many providers that called an enquiry junk, within so many days, its sender is slowed down. */
export const junk_marks_max = 3;
export const junk_window_days = 30;
/** What a slowed-down sender may still send a day. */
export const enquiries_per_junk_sender_daily_max = 1;
export const favourites_max = 200;
/** A day has to be free for so long before whoever waits for it is told [limits-16]: longer than its provider may take an act in its calendar back. */
export const watch_settle_seconds = 10;

/** What a limit lets an IPv6 address (its /64) do, the /48 around it may do so many times [limits-9]. */
export const wide_network_factor = 5;

// calendars [limits-14]
export const calendar_capacity_max = 20;
export const calendar_seasons_max = 12;
export const calendar_notice_days_max = 365;
export const calendar_hold_days_max = 90;
/** A hold lapses after so many days unless its provider says otherwise. */
export const calendar_hold_days = 14;
export const calendar_entry_days_max = 366;
/** Entries to come that one provider may have. */
export const calendar_entries_max = 2_000;
export const calendar_note_length_max = 200;
/** A calendar that nobody touched or synchronised for so long says nothing to couples any more, and its provider is reminded so long before. */
export const calendar_kept_days = 60;
export const calendar_reminder_days = 7;
/** Wedding dates and entries lie at most so far ahead. */
export const date_ahead_years_max = 3;
export const availability_days_max = 92;
/** So long after its last day an entry of a calendar is kept. */
export const calendar_memory_months = 24;

// public forms [limits-9]: tries an hour
export const direct_enquiries_per_address_max = 20;
export const direct_enquiries_per_sender_max = 10;
export const bulk_enquiries_per_address_max = 5;
export const bulk_enquiries_per_sender_max = 5;
/** A bulk enquiry of a guest whose email nobody confirmed leaves at once for so many recipients at most, and while so few letters of such guests left the site within an hour [enquiries-28]. */
export const unconfirmed_recipients_max = 60;
export const unconfirmed_letters_hourly_max = 1_000;
/** So long it waits otherwise for its sender, and so many of one mailbox in a day. */
export const held_enquiry_hours = 24;
export const held_enquiries_per_email_daily_max = 3;
/** How often an address may see or erase enquiries by the links of their copies. */
export const enquiry_links_per_address_max = 60;
/** Direct enquiries that one provider takes from everybody together. */
export const direct_enquiries_per_recipient_max = 100;

// accounts [limits-9]: sign-in counts within a quarter of an hour, the others within an hour
export const sign_in_window_minutes = 15;
export const sign_in_failures_max = 10;
/** From so many failures of an account in a day on, wherever they come from, the next try has to wait: a second, then twice as long each time. */
export const sign_in_free_failures = 20;
export const sign_in_wait_seconds_max = 15 * 60;
export const sign_in_wait_window_hours = 24;
/** How long a device is known on which somebody signed in, and to how many accounts. */
export const known_device_days = 365;
export const known_accounts_per_device_max = 5;
export const sign_in_tries_per_address_max = 100;
/** Reset links mailed to one account while a link lives; more are not needed. */
export const reset_mails_per_account_max = 5;
export const reset_requests_per_address_max = 20;
export const registrations_per_address_max = 20;
/** Of those with the field filled in that people never see. */
export const trapped_registrations_per_address_max = 3;
export const confirmation_mails_per_account_max = 5;
/** How long somebody may take at the social sign-in's own pages. */
export const social_sign_in_minutes = 10;

// security events [limits-12]
export const security_event_days = 90;
export const security_events_max = 1_000_000;
/** Rows that one process makes of a minute's events before it sums them without saying from where. */
export const security_events_per_minute_max = 200;
/** Alarms look at so many minutes; one kind is told of once in so many hours. */
export const alarm_window_minutes = 10;
export const alarm_pause_hours = 6;
export const alarm_failed_sign_ins = 100;
export const alarm_failed_sign_ins_of_account = 30;
export const alarm_failed_sign_ins_of_admin = 5;
export const alarm_dead_tokens = 1_000;

// what is forgotten, and when [limits-13]
/** What a couple wrote, counted from its wedding date or, where there is none, from the sending. */
export const enquiry_memory_months = 24;
/** That an email was confirmed by the link of an enquiry, without an account. */
export const confirmed_email_memory_months = 24;
/** Why a provider wants to be verified and what it was answered, counted from the answer or, where there is none, from the asking. */
export const request_memory_months = 12;
/** An invitation that nobody answered, counted from the last time it was sent. */
export const invitation_memory_days = 183;
/** To whom an email went, or could not go; what became of it is known for good. */
export const email_memory_days = 90;
export const outbox_memory_days = 30;
/** A drawn card that nobody asked for. */
export const card_memory_days = 14;
/** What a finished job was about. */
export const job_memory_minutes = 60;
/** How often a profile was looked at on a day. */
export const view_memory_days = 92;
/** What was answered under an Idempotency-Key. */
export const outcome_memory_hours = 48;

// requests [limits-10]
export const json_body_bytes_max = 262_144;
/** A body that takes longer holds a connection and sends nothing. */
export const json_body_seconds_max = 30;

// calendars from elsewhere, and the own one elsewhere [limits-15]
export const subscriptions_max = 5;
/** Calendars that one provider tries to follow in an hour, and fetches at once. */
export const subscriptions_hourly_max = 20;
export const feed_refreshes_hourly_max = 12;
export const feed_name_length_max = 60;
export const feed_address_length_max = 2_000;
/** Between two fetchings of one; after failures twice as long each time, up to so many hours. */
export const feed_minutes = 30;
export const feed_wait_hours_max = 24;
/** After so many failures in a row its provider is told. */
export const feed_failures_told = 3;
/** So often a calendar is read whole, even where it says that nothing changed: what repeats reaches a day further each day. */
export const feed_reading_days = 7;
/** Fetched at a time by one process. */
export const feeds_at_once = 4;
/** Own calendars: how often one may be fetched in an hour, renewed in a day, and for how many days past entries stay in it. */
export const own_feed_hourly_max = 120;
export const own_feed_renewals_daily_max = 20;
export const own_feed_past_days = 92;
/** Of a feed, on its way and unpacked, and for everything that getting it takes. */
export const feed_bytes_max = 5 * 1024 * 1024;
export const feed_seconds_max = 10;
export const feed_events_max = 20_000;
/** Occurrences and days that are looked at in one feed, and the most time that it may take. */
export const feed_steps_max = 150_000;
export const feed_reading_seconds_max = 10;
/** Feeds that one process reads at a time. */
export const feed_readers_max = 2;
