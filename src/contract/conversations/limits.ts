/** The numbers of conversations, each with its unit at the end of its name [limits-17]. */

export const message_length_max = 4_000;
/** What an email answers and its signature, as its message keeps them. */
export const quoted_length_max = 10_000;
export const conversation_note_length_max = 2_000;
export const saved_replies_max = 50;
export const reply_title_length_max = 60;
export const conversations_per_page = 20;
/** How much of its newest message a list shows. */
export const conversation_excerpt_length_max = 160;
/** Messages that one side writes in an hour: in all its conversations, and by one guest's link. */
export const messages_hourly_max = 120;
export const linked_messages_hourly_max = 30;
/** How often an address may use the links of guests in an hour. */
export const conversation_links_per_address_max = 300;
/** How often new links are asked for in an hour, by an address and for a mailbox, and how many conversations are mailed then. */
export const new_links_per_address_max = 10;
export const new_links_per_mailbox_max = 3;
export const new_links_mailed_max = 5;
/** One hand-over to WhatsApp stands for so long. */
export const hand_over_hours = 24;
/** What is unread waits so long, and goes by mail together. */
export const message_email_delay_seconds = 120;
/** So long a provider is silent before the couple can remind it. */
export const remind_after_days = 3;
/** And before whom else to ask is offered. */
export const others_after_days = 7;
/** A message opens a closed conversation again for so long. */
export const reopen_days = 30;
/** Streams of events that one account, or one guest's link, holds open with a process, how often each says that it lives, and when it ends by itself. */
export const streams_per_account_max = 10;
export const streams_per_link_max = 5;
export const stream_beat_seconds = 25;
export const stream_minutes = 10;

/** Files of one message, the bytes of each as it is sent, and how long its name is. */
export const message_files_max = 10;
export const message_file_bytes_max = 10_485_760;
export const file_name_length_max = 120;
/** All files of one conversation, as they are kept. */
export const conversation_files_bytes_max = 209_715_200;
/** Files that an account adds in an hour, or a guest by one link. */
export const files_hourly_max = 100;
export const linked_files_hourly_max = 30;
/** What was added and not sent goes after so many hours. */
export const unsent_file_hours = 24;
/** What a reply by mail may weigh, whole with what comes with it, and how many the program receives at once, in connections and in bytes. */
export const inbound_email_bytes_max = 25 * 1024 * 1024;
export const inbound_connections_max = 50;
export const inbound_bytes_at_once_max = 100 * 1024 * 1024;
/** So long a mail may take to arrive, and its sender may say nothing. */
export const inbound_data_seconds_max = 600;
export const inbound_silence_seconds_max = 60;
/** So long reading a mail may take, besides a tenth of a second for each megabyte, and its reader to start; so many read at a time in a process. */
export const inbound_reading_seconds_max = 1;
export const inbound_starting_seconds_max = 20;
export const inbound_readers_max = 2;
/** What a mail counts of its address's hour that took longer. */
export const inbound_slow_counts = 10;
/** Addresses of nobody that one connection may try before it is ended. */
export const inbound_strangers_max = 10;
/** Emails that one reply address takes in an hour, whatever becomes of them, and how many of them wait for a press at a time. */
export const inbound_emails_hourly_max = 60;
export const held_emails_max = 5;
/** That an email came, and one that waits for a press, is kept so long. */
export const inbound_memory_days = 30;
/** A report's words and an admin's note on it, how many reports an account or a guest's link sends in a day, and cases to a page. */
export const report_length_max = 2_000;
export const reports_daily_max = 10;
export const reports_per_page = 25;

/** How many of a couple's conversations its dashboard counts. */
export const open_talks_max = 300;

/** A couple waits so long for the first answer before its provider is told, and is spoken of for so many days. */
export const nudge_after_hours = 24;
export const nudge_until_days = 14;
