/** How long what was sampled is kept. */
export const health_hours = 24;

/** So many minutes are one point of a plot. */
export const health_step_minutes = 20;
