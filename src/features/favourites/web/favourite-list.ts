import type { ApiOutcome } from "../../../client/call/call-api.ts";
import type { Favourite } from "../../../contract/favourites/schema.ts";

export type Favourites = { favorites: Favourite[]; is_shared: boolean };

export type FavouriteCalls = {
  list: () => Promise<ApiOutcome<Favourites>>;
  add: (provider_id: string) => Promise<ApiOutcome<{ favorite: { id: string } }>>;
  remove: (id: string) => Promise<ApiOutcome<null>>;
  watch: (id: string, is_watched: boolean) => Promise<ApiOutcome<null>>;
  book: (id: string, is_booked: boolean) => Promise<ApiOutcome<null>>;
};

export type FavouriteMarks = Pick<Favourite, "is_watched" | "is_booked">;

export type RefusedChange = { change: "add" | "remove" | "mark"; status: number; code: string; error: string };

/** Optimistic: includes changes the server hasn't confirmed. */
export type VisibleFavourites = {
  /** Newest first; null until loaded. */
  list: readonly Favourite[] | null;
  /** Other members see votes and notes. */
  isShared: boolean;
  error: string | null;
  isSaved: (provider_id: string) => boolean;
};

/** Optimistic, one call at a time per provider; the last press wins, and refused changes are reverted. */
export class FavouriteList {
  readonly #calls: FavouriteCalls;
  readonly #onChange: () => void;
  #listed: readonly Favourite[] | null = null;
  #isShared = false;
  #error: string | null = null;
  readonly #ids = new Map<string, string>();
  readonly #wanted = new Map<string, boolean>();
  readonly #working = new Map<string, Promise<RefusedChange | null>>();
  readonly #marking = new Map<string, Promise<unknown>>();
  /** After a bulk change, a list from another call may be outdated. */
  #mayReceiveOld = false;
  #changes = 0;
  #loads = 0;
  #isClosed = false;
  #shown: VisibleFavourites;

  constructor(calls: FavouriteCalls, onChange: () => void) {
    this.#calls = calls;
    this.#onChange = onChange;
    this.#shown = this.#look();
  }

  /** A new object after every change. */
  now(): VisibleFavourites {
    return this.#shown;
  }

  /** Waits for running calls; reloads if something else changed. */
  async load(): Promise<void> {
    this.#loads += 1;
    const mine = this.#loads;
    await Promise.all([...this.#working.values(), ...this.#marking.values()]);
    const before = this.#working.size + this.#marking.size > 0 ? null : this.#changes;
    const outcome = await this.#calls.list();
    if (mine !== this.#loads || this.#isClosed) return;
    if (before !== this.#changes) {
      await this.load();
      return;
    }
    if (outcome.ok) this.#put(outcome.body);
    this.#error = outcome.ok ? null : outcome.error;
    this.#publish();
  }

  /** A list from another call; reloads if a change is running. */
  receive(favourites: Favourites): void {
    if (this.#working.size + this.#marking.size > 0 || this.#mayReceiveOld) {
      this.#mayReceiveOld = false;
      void this.load();
      return;
    }
    this.#loads += 1;
    this.#put(favourites);
    this.#error = null;
    this.#publish();
  }

  /** Of concurrent calls, only the first gets the refusal. */
  async want(provider_id: string, isWanted: boolean): Promise<RefusedChange | null> {
    this.#changes += 1;
    this.#wanted.set(provider_id, isWanted);
    this.#publish();
    if (this.#working.has(provider_id)) return null;
    // starts after it is registered, because it may end at once
    const work = Promise.resolve().then(() => this.#bringAbout(provider_id));
    this.#working.set(provider_id, work);
    return work;
  }

  /** One call at a time per provider, in order; a refusal reverts the mark. */
  async mark(provider_id: string, marks: Partial<FavouriteMarks>): Promise<RefusedChange | null> {
    this.#changes += 1;
    const before = this.#listed?.find((each) => each.provider_id === provider_id);
    // a booked favourite is no longer watched
    this.#patch(provider_id, marks.is_booked === true ? { ...marks, is_watched: false } : marks);
    const work = (this.#marking.get(provider_id) ?? Promise.resolve()).then(() => this.#send(provider_id, marks));
    this.#marking.set(provider_id, work);
    const refused = await work;
    if (this.#marking.get(provider_id) === work) this.#marking.delete(provider_id);
    if (refused && before) {
      const { is_watched, is_booked } = before;
      this.#patch(provider_id, { is_watched, is_booked });
    }
    return refused;
  }

  /** For changes outside this class; reloads afterwards. */
  async changeSeveral<Outcome>(change: () => Promise<Outcome>): Promise<Outcome> {
    this.#changes += 1;
    const key = `several ${this.#changes}`;
    const work = change();
    this.#working.set(
      key,
      work.then(() => null),
    );
    const outcome = await work;
    this.#working.delete(key);
    this.#changes += 1;
    this.#mayReceiveOld = true;
    void this.load();
    return outcome;
  }

  close(): void {
    this.#isClosed = true;
  }

  async #bringAbout(provider_id: string): Promise<RefusedChange | null> {
    const isAsWanted = () => this.#wanted.get(provider_id) === this.#ids.has(provider_id);
    let refused: RefusedChange | null = null;
    while (!isAsWanted() && !refused && !this.#isClosed) {
      refused = this.#wanted.get(provider_id) ? await this.#add(provider_id) : await this.#remove(provider_id);
      // refused, but no longer wanted either
      if (isAsWanted()) refused = null;
    }
    this.#working.delete(provider_id);
    this.#wanted.delete(provider_id);
    this.#publish();
    return refused;
  }

  async #add(provider_id: string): Promise<RefusedChange | null> {
    const outcome = await this.#calls.add(provider_id);
    if (!outcome.ok) return { change: "add", ...outcome };
    const { id } = outcome.body.favorite;
    this.#ids.set(provider_id, id);
    const { is_watched, is_booked } = this.#listed?.find((each) => each.provider_id === provider_id) ?? {};
    this.#patch(provider_id, { id });
    // restores the booking of a restored favourite
    if (is_booked && (await this.#send(provider_id, { is_booked }))) this.#patch(provider_id, { is_booked: false });
    if (is_watched && (await this.#send(provider_id, { is_watched }))) this.#patch(provider_id, { is_watched: false });
    return null;
  }

  async #send(provider_id: string, { is_watched, is_booked }: Partial<FavouriteMarks>): Promise<RefusedChange | null> {
    const id = this.#ids.get(provider_id);
    if (id === undefined || this.#isClosed) return null;
    const { watch, book } = this.#calls;
    const outcomes = [
      is_booked === undefined ? null : await book(id, is_booked),
      is_watched === undefined ? null : await watch(id, is_watched),
    ];
    const failed = outcomes.find((outcome) => outcome?.ok === false);
    return failed?.ok === false ? { change: "mark", ...failed } : null;
  }

  #patch(provider_id: string, patch: Partial<Favourite>): void {
    const change = (each: Favourite) => (each.provider_id === provider_id ? { ...each, ...patch } : each);
    this.#listed = this.#listed?.map(change) ?? null;
    this.#publish();
  }

  async #remove(provider_id: string): Promise<RefusedChange | null> {
    const id = this.#ids.get(provider_id);
    const outcome = id === undefined ? null : await this.#calls.remove(id);
    // removed elsewhere already
    if (outcome?.ok === false && outcome.code !== "favourite_not_found") return { change: "remove", ...outcome };
    this.#ids.delete(provider_id);
    return null;
  }

  #put({ favorites, is_shared }: Favourites): void {
    this.#listed = favorites;
    this.#isShared = is_shared;
    this.#ids.clear();
    for (const { id, provider_id } of favorites) this.#ids.set(provider_id, id);
  }

  #look(): VisibleFavourites {
    const isSaved = (provider_id: string) => this.#wanted.get(provider_id) ?? this.#ids.has(provider_id);
    const list = this.#listed?.filter(({ provider_id }) => isSaved(provider_id)) ?? null;
    return { list, isShared: this.#isShared, error: this.#error, isSaved };
  }

  #publish(): void {
    this.#shown = this.#look();
    this.#onChange();
  }
}
