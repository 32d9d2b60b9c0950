import type { ApiOutcome } from "../../../client/call-api.ts";
import type { Favourite } from "../../../contract/favourites/shapes.ts";

/** A couple's favourites as the server answers them. */
export type Favourites = { favorites: Favourite[]; is_shared: boolean };

/** The calls behind a list of favourites. */
export type FavouriteCalls = {
  list: () => Promise<ApiOutcome<Favourites>>;
  add: (provider_id: string) => Promise<ApiOutcome<{ favorite: { id: string } }>>;
  remove: (id: string) => Promise<ApiOutcome<null>>;
  watch: (id: string, is_watched: boolean) => Promise<ApiOutcome<null>>;
  book: (id: string, is_booked: boolean) => Promise<ApiOutcome<null>>;
};

/** What a couple notes of a favourite: that it waits for it, and that it booked it. */
export type Marks = Pick<Favourite, "is_watched" | "is_booked">;

/** A change that the server did not make. */
export type RefusedChange = { change: "add" | "remove" | "mark"; status: number; code: string; error: string };

/** What a couple keeps, as the page shows it: changes count at once, before the server has answered. */
export type ShownFavourites = {
  /** Newest first; null until they are there. */
  list: readonly Favourite[] | null;
  /** Whether others share the wedding, who see votes and notes. */
  isShared: boolean;
  /** Why they are not there; counts only while they are not. */
  error: string | null;
  isKept: (provider_id: string) => boolean;
};

/**
 * The favourites of one couple in this browser. A change is shown at once and made on the server one call at a time for
 * each provider, until both agree with what was wanted last: also of a double click exactly the last press remains. What
 * the server refuses is taken back.
 */
export class FavouriteList {
  readonly #calls: FavouriteCalls;
  readonly #onChange: () => void;
  /** Everything that the server listed, in its order; what is let go stays here, so that it can come back to its place. */
  #listed: readonly Favourite[] | null = null;
  #isShared = false;
  #error: string | null = null;
  /** The ids of the favourites by provider, as the server has them. */
  readonly #ids = new Map<string, string>();
  /** What is wanted where a call is under way. */
  readonly #wanted = new Map<string, boolean>();
  readonly #working = new Map<string, Promise<RefusedChange | null>>();
  /** The last mark of each provider that is under way. */
  readonly #marking = new Map<string, Promise<unknown>>();
  /** A list that another call brings along may have been read before several changed. */
  #mayReceiveOld = false;
  #changes = 0;
  #loads = 0;
  #isClosed = false;
  #shown: ShownFavourites;

  constructor(calls: FavouriteCalls, onChange: () => void) {
    this.#calls = calls;
    this.#onChange = onChange;
    this.#shown = this.#look();
  }

  /** As it is shown at this moment; another object after every change. */
  now(): ShownFavourites {
    return this.#shown;
  }

  /** Asks the server for the list, once nothing is under way; what changed meanwhile makes it ask again. */
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

  /** Takes a list that another call brought along; what is changing at this moment makes it ask again. */
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

  /** Keeps a provider or lets it go. Answers what could not be done, to the first of several that ask at a time. */
  async want(provider_id: string, isWanted: boolean): Promise<RefusedChange | null> {
    this.#changes += 1;
    this.#wanted.set(provider_id, isWanted);
    this.#publish();
    if (this.#working.has(provider_id)) return null;
    // begins after it is noted as under way: it may be over at once
    const work = Promise.resolve().then(() => this.#bringAbout(provider_id));
    this.#working.set(provider_id, work);
    return work;
  }

  /**
   * Waits for a provider that is kept, or notes that it is booked, or takes that back: one call at a time for each, in the order of
   * the presses. Answers what the server refused; then it is as it was.
   */
  async mark(provider_id: string, marks: Partial<Marks>): Promise<RefusedChange | null> {
    this.#changes += 1;
    const before = this.#listed?.find((each) => each.provider_id === provider_id);
    // whom it booked it waits for no more
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

  /** Makes a change of several favourites by a call of its own, and asks for the list afterwards. */
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

  /** Begins no further call: another session has begun. */
  close(): void {
    this.#isClosed = true;
  }

  async #bringAbout(provider_id: string): Promise<RefusedChange | null> {
    const isAsWanted = () => this.#wanted.get(provider_id) === this.#ids.has(provider_id);
    let refused: RefusedChange | null = null;
    while (!isAsWanted() && !refused && !this.#isClosed) {
      refused = this.#wanted.get(provider_id) ? await this.#add(provider_id) : await this.#remove(provider_id);
      // turned down, but not wanted any more either
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
    // it comes back as it was let go, as far as it may
    if (is_booked && (await this.#send(provider_id, { is_booked }))) this.#patch(provider_id, { is_booked: false });
    if (is_watched && (await this.#send(provider_id, { is_watched }))) this.#patch(provider_id, { is_watched: false });
    return null;
  }

  async #send(provider_id: string, { is_watched, is_booked }: Partial<Marks>): Promise<RefusedChange | null> {
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
    // let go elsewhere already: as wanted
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

  #look(): ShownFavourites {
    const isKept = (provider_id: string) => this.#wanted.get(provider_id) ?? this.#ids.has(provider_id);
    const list = this.#listed?.filter(({ provider_id }) => isKept(provider_id)) ?? null;
    return { list, isShared: this.#isShared, error: this.#error, isKept };
  }

  #publish(): void {
    this.#shown = this.#look();
    this.#onChange();
  }
}
