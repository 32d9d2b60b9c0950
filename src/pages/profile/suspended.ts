import { createContext } from "react";

/** Whether the profile that is shown is suspended [admin-32]. */
export const Suspended = createContext(false);
