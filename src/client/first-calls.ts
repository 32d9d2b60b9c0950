import type { AccountKind } from "../contract/accounts/shapes.ts";
import type { CallWords } from "../contract/call.ts";
import { addressOf } from "./address-of.ts";
import { storedTokens } from "./session.ts";

declare global {
  /** Responses to calls that the head began, by method, address and token; null once they may be out of date. */
  var firstCalls: Map<string, Promise<Response>> | null | undefined;
}

type Address = Parameters<typeof addressOf>[1];

/** One of a page's first calls (`PageHandle`), made without a body. `{id}` in its address is the stored id of who is signed in. */
export function firstCall(as: AccountKind | "admin", words: CallWords, address: Address = {}): string {
  return `${as} ${words.method} ${decodeURI(addressOf(words, address))}`;
}

/**
 * Runs in the head: begins the page's first calls before any script file is there. An admin who acts as somebody may not make all of
 * them, and an address with a query asks for something else.
 */
export const beginFirstCalls = `try{let d=document.documentElement.dataset,s=localStorage,k=s.getItem("${storedTokens.provider}")?"provider":"couple",t=(s.getItem(k=="provider"?"${storedTokens.provider}":"${storedTokens.couple}")||"").trim();if(d.first&&t&&!location.search&&s.getItem("${storedTokens.impersonating}")!="true"){let m=window.firstCalls=new Map,u={};try{u=JSON.parse(s.getItem(k=="provider"?"${storedTokens.user}":"${storedTokens.coupleRecord}"))||u}catch{}for(let c of d.first.split(",")){let[a,method,p]=c.split(" ");if(a!=(a=="admin"&&u.is_super_admin===true?a:k)||p.includes("{id}")&&!u.id)continue;p=(d.api||"")+p.replace("{id}",u.id);let f=fetch(p,{method,credentials:"include",headers:{Authorization:"Bearer "+t},signal:AbortSignal.timeout(20000)});f.catch(()=>{});m.set(method+" "+p+" "+t,f)}setTimeout(()=>{firstCalls=null},30000)}}catch{}`;

/** The response to a call that the head began, for the first who asks; after a change none is up to date. */
export function takeFirst(method: string, address: string, token: string | null): Promise<Response> | undefined {
  const key = `${method} ${address} ${token}`;
  const begun = globalThis.firstCalls?.get(key);
  globalThis.firstCalls?.delete(key);
  if (method !== "get" && !begun) globalThis.firstCalls = null;
  return begun;
}
