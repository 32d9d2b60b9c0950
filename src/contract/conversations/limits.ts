/** Rule [limits-17]. */

export const message_length_max = 4_000;
export const quoted_length_max = 10_000;
export const conversation_note_length_max = 2_000;
export const saved_replies_max = 50;
export const reply_title_length_max = 60;
export const conversations_per_page = 20;
export const conversation_excerpt_length_max = 160;
export const messages_hourly_max = 120;
export const linked_messages_hourly_max = 30;
export const conversation_links_per_address_max = 300;
/** Per hour, with the conversations per mail. */
export const new_links_per_address_max = 10;
export const new_links_per_mailbox_max = 3;
export const new_links_mailed_max = 5;
export const hand_over_hours = 24;
/** Unread messages wait this long and are mailed together. */
export const message_email_delay_seconds = 120;
/** The couple can remind a provider that is silent this long. */
export const remind_after_days = 3;
/** From here on other vendors are offered. */
export const others_after_days = 7;
/** A message reopens a closed conversation this long. */
export const reopen_days = 30;
/** Per account and per guest's link; then heartbeat and lifetime. */
export const streams_per_account_max = 10;
export const streams_per_link_max = 5;
export const stream_beat_seconds = 25;
export const stream_minutes = 10;

/** Per message; bytes are per file as uploaded. */
export const message_files_max = 10;
export const message_file_bytes_max = 10_485_760;
export const file_name_length_max = 120;
export const conversation_files_bytes_max = 209_715_200;
export const files_hourly_max = 100;
export const linked_files_hourly_max = 30;
export const unsent_file_hours = 24;
/** Of a whole mail, then of all mails being received. */
export const inbound_email_bytes_max = 25 * 1024 * 1024;
export const inbound_connections_max = 50;
export const inbound_bytes_at_once_max = 100 * 1024 * 1024;
export const inbound_data_seconds_max = 600;
export const inbound_silence_seconds_max = 60;
/** Plus a tenth of a second per megabyte. */
export const inbound_reading_seconds_max = 1;
export const inbound_starting_seconds_max = 20;
export const inbound_readers_max = 2;
/** A mail that takes longer counts this many times in its address's hour. */
export const inbound_slow_counts = 10;
/** Unknown recipients before a connection is closed. */
export const inbound_strangers_max = 10;
/** Per reply address; `held` emails wait for confirmation. */
export const inbound_emails_hourly_max = 60;
export const held_emails_max = 5;
/** For the log of received emails, and for emails that wait for confirmation. */
export const inbound_memory_days = 30;
export const report_length_max = 2_000;
export const reports_daily_max = 10;
export const reports_per_page = 25;

/** How many of a couple's conversations its dashboard counts. */
export const open_conversations_max = 300;

/** While a couple waits for a first answer: when the provider is told, and until when it is mentioned. */
export const nudge_after_hours = 24;
export const nudge_until_days = 14;
