export const health_hours = 24;

export const health_step_minutes = 20;
