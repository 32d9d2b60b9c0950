/** Explained in docs/product/limits.md. Import as `* as limits`, so that pages load only those they use. */

// people and passwords [limits-1]
export const provider_password_length_min = 8;
export const couple_password_length_min = 6;
export const reset_password_length_min = 8;
/** For the super admin's password in the server's settings. */
export const super_admin_password_length_min = 15;
/** Long enough for any passphrase; bounds the cost of hashing. */
export const password_length_max = 200;
export const reset_link_minutes = 60;
export const confirmation_link_hours = 72;
/** The old address can undo a change this long. */
export const email_return_days = 7;
export const session_days = 30;
/** However much it is used. */
export const session_days_max = 90;
/** In total, and without use. */
export const admin_session_hours = 12;
export const admin_idle_minutes = 30;
/** How long a password or second factor counts as recent proof. */
export const proof_minutes = 10;
/** For the second factor; with the attempts per sign-in window. */
export const second_factor_minutes = 5;
export const second_factor_failures_max = 5;
export const second_factor_failures_daily_max = 20;
export const recovery_codes = 10;
/** For the browser's passkey dialog; with the maximum per account. */
export const passkey_minutes = 5;
export const passkeys_max = 10;
export const passkey_name_length_max = 60;
export const handoff_seconds = 60;
export const invitation_days = 30;
export const invitations_per_admin_max = 100;
export const impersonation_minutes = 60;

// texts [limits-2]: 500 and 2,000 are fixed; the rest bounds the size of rows and pages
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
/** For the round trip; then rand per further kilometre. */
export const travel_free_km_max = 1_000;
export const travel_rate_per_km_max = 50;
/** For islands, and where the outline is imprecise. */
export const pin_beyond_border_km_max = 15;
/** From here on the form asks whether pin or town is wrong. */
export const pin_far_km = 60;
export const deposit_percentage_max = 100;
export const verification_threshold = 6;
export const verification_request_days = 7;
export const endorsement_points_monthly = 3;
/** An endorser must be verified or registered this long [trust-23]. */
export const endorser_days_min = 30;
export const endorsement_search_results_max = 20;
export const established_year_min = 1800;
/** Counts as new on a first visit. */
export const first_visit_days = 30;
/** "Trusted by" from this score on, else "Listed on" [providers-19]. */
export const badge_trust_score_min = 4;
/** Keeps other websites fast. */
export const badge_bytes_max = 4_096;

// badges [limits-4]
export const bulk_pioneer_providers = 30;
export const badge_notes_length_max = 500;
/** Mails wait this long, so that a decision can be undone. */
export const decision_delay_seconds = 60;

// lists [limits-5]
export const page_size = 24;
/** Lists this short link to more. */
export const few_providers_max = 1;
export const list_limit_max = 100;
export const admin_page_size = 50;
export const list_matches_max = 1_000;
export const search_length_max = 100;

export const suggested_categories_max = 3;
export const suggested_places_max = 4;
export const suggested_providers_max = 4;
export const suggested_at_first_max = 6;
export const suggested_provider_letters_min = 2;
/** The providers that a page by place needs [places-11]. */
export const place_page_min = 3;
export const place_page_links_max = 12;
export const home_categories_max = 12;
export const home_place_categories_max = 3;
export const home_place_cities_max = 2;
export const home_featured_max = 6;
/** Compressed, for showing a list on the map [map-4]. */
export const map_bytes_max = 45_000;

// the site and its administration [limits-6]
export const site_name_length_max = 60;
export const hero_title_length_max = 80;
export const hero_subtitle_length_max = 160;
export const hero_opacity_step = 0.05;
export const audit_export_rows_max = 10_000;
/** New accounts in an admin's news [admin-14]. */
export const admin_news_days = 7;

// pictures and video [limits-7]
export const image_bytes_max = 10_485_760;
export const image_pixels_max = 50_000_000;
/** The ratio of the longer to the shorter side. */
export const image_proportion_max = 10;
export const gallery_images_max = 16;
export const gallery_upload_files_max = 10;
export const gallery_videos_max = 30;
export const caption_length_max = 200;
export const alternative_text_length_max = 300;
/** More than any 50-megapixel picture needs: slower ones are attacks. */
export const image_seconds_max = 30;
/** Cards waiting to be drawn; bounds memory. */
export const cards_waiting_max = 20;
/** Complete uploads in progress, then incoming ones: all, per account, per network address. */
export const uploads_at_once_max = 32;
export const uploads_arriving_max = 128;
export const uploads_at_once_per_account_max = 6;
export const uploads_at_once_per_address_max = 12;
/** An upload must deliver a minimum in each interval. */
export const upload_stretch_seconds = 20;
export const upload_stretch_bytes_min = 100_000;

// enquiries [limits-8]
export const enquiry_services_max = 20;
export const enquiry_guests_max = 100_000;
export const enquiry_categories_max = 100;
export const bulk_recipients_per_category_max = 50;
/** All of twenty categories. A preview's address has room for fewer. */
export const excluded_providers_max = 1_000;
export const previewed_exclusions_max = 300;
/** Faster forms are filled in by programs. */
export const form_seconds_min = 2;
export const enquiries_per_page = 20;
export const sent_recipients_visible_max = 3;
/** Junk marks, within a period, that slow a sender down. */
export const junk_marks_max = 3;
export const junk_window_days = 30;
export const enquiries_per_junk_sender_daily_max = 1;
export const favourites_max = 200;
/** A day must stay free this long before waiting couples get an email [limits-16]: longer than Undo is offered. */
export const watch_debounce_seconds = 10;

/** The limit of an IPv6 /48, as a multiple of a /64's [limits-9]. */
export const wide_network_factor = 5;

// calendars [limits-14]
export const calendar_capacity_max = 20;
export const calendar_seasons_max = 12;
export const calendar_notice_days_max = 365;
export const calendar_hold_days_max = 90;
/** Holds expire after this time by default. */
export const calendar_hold_days = 14;
export const calendar_entry_days_max = 366;
export const calendar_entries_max = 2_000;
export const calendar_note_length_max = 200;
/** An untouched calendar is ignored after this time; the provider is reminded earlier. */
export const calendar_fresh_days = 60;
export const calendar_reminder_days = 7;
export const date_ahead_years_max = 3;
export const availability_days_max = 92;
export const calendar_memory_months = 24;

// public forms [limits-9]: attempts per hour
export const direct_enquiries_per_address_max = 20;
export const direct_enquiries_per_sender_max = 10;
export const bulk_enquiries_per_address_max = 5;
export const bulk_enquiries_per_sender_max = 5;
/**
 * For sending an unconfirmed guest's bulk enquiry at once: its recipients, and such emails of the site per hour
 * [enquiries-28].
 */
export const unconfirmed_recipients_max = 60;
export const unconfirmed_emails_hourly_max = 1_000;
/** Beyond those limits it waits for confirmation; with a limit per mailbox and day. */
export const held_enquiry_hours = 24;
export const pending_enquiries_per_email_daily_max = 3;
export const enquiry_links_per_address_max = 60;
export const direct_enquiries_per_recipient_max = 100;

// accounts [limits-9]: sign-in counts within a quarter of an hour, the others within an hour
export const sign_in_window_minutes = 15;
export const sign_in_failures_max = 10;
/** Per account and day; then attempts wait a second, doubling each time. */
export const sign_in_free_failures = 20;
export const sign_in_wait_seconds_max = 15 * 60;
export const sign_in_wait_window_hours = 24;
/** With the number of accounts per device. */
export const known_device_days = 365;
export const known_accounts_per_device_max = 5;
export const sign_in_tries_per_address_max = 100;
export const reset_mails_per_account_max = 5;
export const reset_requests_per_address_max = 20;
export const registrations_per_address_max = 20;
export const trapped_registrations_per_address_max = 3;
export const confirmation_mails_per_account_max = 5;
export const social_sign_in_minutes = 10;

// security events [limits-12]
export const security_event_days = 90;
export const security_events_max = 1_000_000;
/** Per process; further events of the minute are summed without their address. */
export const security_events_per_minute_max = 200;
/** The observed window; each kind alarms once per period. */
export const alarm_window_minutes = 10;
export const alarm_pause_hours = 6;
export const alarm_failed_sign_ins = 100;
export const alarm_failed_sign_ins_of_account = 30;
export const alarm_failed_sign_ins_of_admin = 5;
export const alarm_invalid_tokens = 1_000;

// deleted after [limits-13]
/** A couple's enquiries, after the wedding date or else after sending. */
export const enquiry_memory_months = 24;
export const confirmed_email_memory_months = 24;
/** Verification requests, after the answer or else the request. */
export const request_memory_months = 12;
export const invitation_memory_days = 183;
/** An email's recipient; its outcome is never deleted. */
export const email_memory_days = 90;
export const outbox_memory_days = 30;
export const card_memory_days = 14;
export const job_memory_minutes = 60;
export const view_memory_days = 92;
/** Answers to an Idempotency-Key. */
export const outcome_memory_hours = 48;

// requests [limits-10]
export const json_body_bytes_max = 262_144;
/** Slower bodies only occupy a connection. */
export const json_body_seconds_max = 30;

// followed calendars, and the provider's own feed [limits-15]
export const subscriptions_max = 5;
export const subscriptions_hourly_max = 20;
export const feed_refreshes_hourly_max = 12;
export const feed_name_length_max = 60;
export const feed_address_length_max = 2_000;
/** Between fetches; doubles with each failure, up to a maximum. */
export const feed_minutes = 30;
export const feed_wait_hours_max = 24;
export const feed_failures_notified = 3;
/** Unchanged calendars too: recurring events reach further each day. */
export const feed_reading_days = 7;
export const feeds_at_once = 4;
export const export_feed_hourly_max = 120;
export const feed_renewals_daily_max = 20;
export const export_feed_past_days = 92;
export const feed_bytes_max = 5 * 1024 * 1024;
export const feed_seconds_max = 10;
export const feed_events_max = 20_000;
export const feed_steps_max = 150_000;
export const feed_reading_seconds_max = 10;
export const feed_readers_max = 2;
