/** The numbers of shared weddings, each with its unit at the end of its name [limits-24]. */

/** Besides its owner, open invitations included. */
export const members_max = 7;
export const wedding_invitation_days = 14;
/** So long after its end an invitation that nobody followed is gone. */
export const wedding_invitation_memory_days = 30;
/** What one wedding mails in a day, invitations that are sent again included. */
export const wedding_invitations_daily_max = 20;
/** What one mailbox is sent in a day, by all weddings together. */
export const wedding_invitations_of_mailbox_max = 5;
