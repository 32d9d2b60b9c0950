import type { Context as HonoContext, Hono } from "hono";
import type { z } from "zod";
import type { ErrorCode } from "../../contract/errors.ts";
import * as limits from "../../contract/limits.ts";
import type { Call } from "../../contract/route.ts";
import { weddingRoles, type WeddingRole } from "../../contract/weddings/calls.ts";
import { hasProof, type Actor } from "../actor.ts";
import type { Context } from "../context.ts";
import type { Log } from "../log.ts";
import { refuse, Refusal } from "../refusal.ts";
import { listedAnswer } from "./listed-answer.ts";
import { patternOf } from "./path-pattern.ts";
import { readByContract, withoutNul } from "./read-input.ts";
import { discardFiles, receiveFiles, type Upload } from "./receive-files.ts";
import { UploadGate, type Uploader } from "./upload-gate.ts";

/** Sent to the API only, hidden from scripts. */
export type HiddenCookie = {
  cookie: string | undefined;
  store: (cookie: string) => void;
};

export type RequestMeta = {
  /** Considers TRUST_PROXY. */
  address: string;
  idempotencyKey: string | undefined;
  userAgent: string | undefined;
  /** Not checked for validity. */
  bearerToken: string | undefined;
  /** A guest link's token, for calls without it in the body. */
  linkToken: string | undefined;
  device: HiddenCookie;
  /** The browser's part of an unfinished sign-in. */
  handoff: HiddenCookie;
};

type Given<Shape> = Exclude<Shape, undefined>;
type Read<Shape> = [Given<Shape>] extends [never] ? undefined : z.output<Extract<Given<Shape>, z.ZodType>>;

export type RouteInput<C extends Call> = {
  params: Read<C["params"]>;
  query: Read<C["query"]>;
  body: Read<C["body"]>;
  /** Deleted from disk after the answer. */
  upload: [Given<C["files"]>] extends [never] ? undefined : Upload;
  meta: RequestMeta;
};

type Answer<C extends Call> = z.input<C["answer"]>;

/** A call whose answer is null may answer nothing. */
export type Handler<C extends Call> = (
  ctx: Context,
  input: RouteInput<C>,
) => Promise<Answer<C> | ([Answer<C>] extends [null] ? void : never)>;

/** More field errors, found in the valid part of an invalid body. */
type Validator<C extends Call> = (ctx: Context, readable: RouteInput<C>["body"]) => Promise<Record<string, string>>;

export type Router = {
  /** `evaluate` is for bodies without required fields; its errors are added to the contract's. */
  bind<C extends Call>(call: C, handler: Handler<C>, evaluate?: Validator<C>): void;
};

type RouterOptions = {
  app: Hono;
  calls: Call[];
  identify: (request: Request) => Promise<Actor>;
  contextFor: (actor: Actor) => Context;
  meta: (c: HonoContext) => RequestMeta;
  /** Called for refusals about the caller: no permission, a limit, an invalid link. */
  onRefusal: (ctx: Context, refused: { call: Call; code: ErrorCode; address: string }) => void;
  uploadFolder: string;
  log: Log;
};

/** Checks access and input (400 names the fields), runs the use case and filters the answer by the contract. */
export function createRouter(options: RouterOptions): Router {
  const { app, calls, identify, contextFor, meta, log, onRefusal } = options;
  const gate = new UploadGate();
  return {
    bind(call, handler, evaluate) {
      calls.push(call);
      const { path, paramsOf } = patternOf(call.path);
      app.on(call.method.toUpperCase(), path, async (c) => {
        const actor = await identify(c.req.raw);
        const known = meta(c);
        try {
          return await enter(c, actor, known);
        } catch (cause) {
          if (cause instanceof Refusal && callerCodes.has(cause.code))
            onRefusal(contextFor(actor), { call, code: cause.code, address: known.address });
          throw cause;
        }
      });

      async function enter(c: HonoContext, actor: Actor, known: RequestMeta): Promise<Response> {
        assertMayEnter(call, actor, contextFor(actor).clock());
        const params = parseInput(call.params, paramsOf(c.req.param()), "bad_parameter");
        const query = parseInput(call.query, c.req.query(), "bad_parameter");
        const more =
          evaluate && ((read: unknown) => evaluate(contextFor(actor), read as Parameters<typeof evaluate>[1]));
        const body = call.body && (await readBody(call.body, await readJson(c), more));
        const answer = await withUpload(
          c.req.raw,
          call,
          { gate, uploader: { account: actor.kind === "visitor" ? undefined : actor.id, address: known.address } },
          options,
          (upload) => {
            const input = { params, query, body, upload, meta: known } as Parameters<typeof handler>[1];
            return handler(contextFor(actor), input);
          },
        );
        if (answer instanceof Response) return c.req.method === "HEAD" ? withoutBody(answer) : answer;
        const listed = listedAnswer(call, answer ?? null, log);
        // Personal answers are not cached; shared ones are revalidated [api-11].
        const isShared = call.cached !== undefined && c.req.header("authorization") === undefined;
        c.header("cache-control", isShared ? "no-cache" : "no-store");
        if (call.status === 204) return c.body(null, 204);
        return c.json(listed, call.statusOf?.(listed) ?? call.status);
      }
    },
  };
}

/** An unread body after HEAD would keep its file open. */
async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return new Response(null, answer);
}

const callerCodes: ReadonlySet<ErrorCode> = new Set([
  "not_allowed",
  "not_while_impersonating",
  "too_many_requests",
  "dead_link",
]);

async function withUpload<T>(
  request: Request,
  { files: limits }: Call,
  { gate, uploader }: { gate: UploadGate; uploader: Uploader },
  { uploadFolder }: Pick<RouterOptions, "uploadFolder">,
  answer: (upload: Upload | undefined) => Promise<T>,
): Promise<T> {
  if (!limits) return answer(undefined);
  const leave = gate.enter(uploader);
  let files: Upload["files"] = [];
  let end: (() => void) | undefined;
  try {
    files = await receiveFiles(request, limits, uploadFolder);
    end = gate.begin();
    return await answer({ files, signal: request.signal });
  } finally {
    await discardFiles(files);
    end?.();
    leave();
  }
}

function assertMayEnter(call: Call, actor: Actor, now: Date): void {
  if (call.in_person && actor.kind !== "visitor" && actor.admin_id !== null) refuse("not_while_impersonating");
  if (call.who !== "anyone") assertIsCaller(call, actor);
  if (actor.kind === "couple") assertRole(call, actor.role);
  if (call.proof && !hasProof(actor, now)) refuse("proof_needed");
}

function assertIsCaller(call: Call, actor: Actor): void {
  if (actor.kind === "visitor") refuse("sign_in_required");
  if (actor.kind === "provider" && actor.needs_second_factor && !call.before_second_factor)
    refuse("second_factor_needed");
  if (call.who === "super_admin" && actor.admin_id !== null) refuse("not_while_impersonating");
  if (!isOfKind(call.who, actor)) refuse("not_allowed");
}

/** Permissions by role in a wedding [weddings-4]. */
function assertRole(call: Call, role: WeddingRole): void {
  const least = call.least_role ?? (call.method === "get" || call.who === "anyone" ? "reader" : "editor");
  if (weddingRoles.indexOf(role) > weddingRoles.indexOf(least))
    refuse(role === "reader" ? "reader_only" : "owner_only");
}

function isOfKind(who: Call["who"], actor: Actor): boolean {
  if (who === "super_admin") return actor.kind === "provider" && actor.is_super_admin;
  return who === "signed_in" || actor.kind === who;
}

function parseInput(shape: z.ZodType | undefined, content: unknown, code: "bad_parameter" | "bad_input"): unknown {
  if (!shape) return undefined;
  const read = readByContract(shape, withoutNul(content));
  return read.success ? read.data : refuseFields(code, errorsOf(read.error));
}

/** With an invalid body, `more` checks the valid fields, so that all errors are reported at once. */
async function readBody(
  shape: z.ZodType,
  content: object,
  more: ((readable: unknown) => Promise<Record<string, string>>) | undefined,
): Promise<unknown> {
  const read = readByContract(shape, content);
  if (read.success) return read.data;
  const fieldErrors = errorsOf(read.error);
  const rest = readByContract(
    shape,
    Object.fromEntries(Object.entries(content).filter(([name]) => !(name in fieldErrors))),
  );
  // contract errors win, and the first is the main sentence
  return refuseFields("bad_input", {
    ...fieldErrors,
    ...(more && rest.success && (await more(rest.data))),
    ...fieldErrors,
  });
}

function errorsOf({ issues }: z.ZodError): Record<string, string> {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of issues) fieldErrors[String(path[0] ?? "body")] ??= message;
  return fieldErrors;
}

function refuseFields(code: "bad_parameter" | "bad_input", fields: Record<string, string>): never {
  const [name, message] = Object.entries(fields)[0] ?? ["", ""];
  return refuse(code, { sentence: code === "bad_parameter" ? `${name}: ${message}` : message, fields });
}

async function arrived(coming: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limits.json_body_seconds_max * 1000, undefined);
  });
  const text = await Promise.race([coming, late]).finally(() => clearTimeout(timer));
  return text ?? refuse("bad_json", { sentence: "The request took too long to arrive." });
}

async function readJson(c: HonoContext): Promise<object> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") refuse("wrong_type");
  const text = await arrived(c.req.text());
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    refuse("bad_json");
  }
  if (typeof content !== "object" || content === null || Array.isArray(content)) refuse("bad_json");
  return text.includes(String.raw`\u0000`) ? (withoutNul(content) as object) : content;
}
