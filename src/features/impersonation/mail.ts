import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { WrittenEmail } from "../emails/content/write-blocks.ts";
import { writeTo } from "../emails/content/write-contact.ts";
import { writePlain } from "../emails/content/write-plain.ts";

type ActedAsFacts = { site_name: string; contact_email: string; began_at: Date };

/** The admin's name is only in the audit log. */
export function writeActedAs({ site_name, contact_email, began_at }: ActedAsFacts): WrittenEmail {
  const here = southAfricanTime(began_at);
  return writePlain(site_name, {
    subject: "Our staff opened your account",
    lead: `On ${formatDate(here)} at ${here.slice(11, 16)} an ${site_name} staff member opened your account to help with it, for ${limits.impersonation_minutes} minutes at most.`,
    note: `They can read and edit what is in it. They can’t endorse, verify or write to anybody in your name, download your data, change how you log in or log you out.${writeTo(contact_email, "If you didn’t expect this, write to")}`,
    footerContent: "You’re receiving this email because we tell you whenever our staff opens your account.",
  });
}
