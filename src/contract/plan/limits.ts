/** Rule [limits-25]. */

export const tasks_max = 200;
export const task_length_max = 200;
export const task_day_years_max = 10;
/** Removed items can be restored this long. */
export const removed_retention_hours = 24;
export const changes_max = 50;
