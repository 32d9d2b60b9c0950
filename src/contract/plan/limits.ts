/** The numbers of a couple's plan, each with its unit at the end of its name [limits-25]. */

export const tasks_max = 200;
export const task_length_max = 200;
/** A day of the last year to the next ten. */
export const task_day_years_max = 10;
/** What was removed can be put back for so long. */
export const removed_kept_hours = 24;
/** Changes in one call. */
export const changes_max = 50;
