export const guest_hearts_max = 50;
export const shared_vendors_max = 20;
