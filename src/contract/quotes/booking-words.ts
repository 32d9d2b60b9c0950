export const listBookings = { method: "get", path: "/api/bookings", who: "signed_in" } as const;

export const confirmBooking = { method: "post", path: "/api/bookings/{id}/confirm", who: "provider" } as const;

export const cancelBooking = { method: "post", path: "/api/bookings/{id}/cancel", who: "signed_in" } as const;

/** Rule [quotes-11]. */
export const bookingStates = ["held", "confirmed", "cancelled", "done"] as const;
export type BookingState = (typeof bookingStates)[number];
