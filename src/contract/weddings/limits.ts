/** Units are at the end of each name [limits-24]. */

/** Without the owner; open invitations count. */
export const members_max = 7;
export const wedding_invitation_days = 14;
/** An unused invitation is deleted so long after it expires. */
export const wedding_invitation_memory_days = 30;
/** Per wedding; repeated invitations count. */
export const wedding_invitations_daily_max = 20;
/** Per mailbox, from all weddings. */
export const wedding_invitations_of_mailbox_max = 5;
