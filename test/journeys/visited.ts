import type { APIRequestContext, Page } from "@playwright/test";
import type { People } from "./people.ts";

export type Visited = {
  name: string;
  as?: keyof People;
  address: string | ((request: APIRequestContext) => Promise<string>);
  status?: number;
  isCore?: true;
  differs?: true;
  posters?: true;
  refused?: true;
  scriptless?: true;
  /** Its redirect to the login is blocked. */
  stays?: true;
  before?: (page: Page) => Promise<void>;
  andThen?: readonly ((page: Page) => Promise<void>)[];
};
