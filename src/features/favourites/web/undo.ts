/** How long the way back is offered after a favourite was kept or let go [couples-10]. */
export const undo_ms = 8_000;
