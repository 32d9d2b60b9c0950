/** What a browser stores of a guest's hearts. */
export const guest_hearts_max = 50;
/** The most vendors in the link of a shared shortlist. */
export const shared_vendors_max = 20;
