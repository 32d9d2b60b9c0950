import { createContext } from "react";

/** Rule [admin-32]. */
export const Suspended = createContext(false);
