import { AnyOrderSum } from "./any-order-sum.ts";
import type { TableColumns } from "./backup-form.ts";
import { readTables } from "./read-tables.ts";
import { portable_settings, queue_table, quoted, type RowPort } from "./row-port.ts";

type Reference = { owner: string; name: string; says: string };

/** A transaction into which the rows of a backup go, while nothing of the schema acts on them. */
export type Loading = { commit(): Promise<void>; rollback(): Promise<void> };

/**
 * Begins to load rows as they are: what triggers keep is among them, so none acts; references come back at the end and are
 * checked then, so that tables come in any order. An owner of the tables may do all of it, no superuser is needed.
 */
export async function beginLoading(port: RowPort): Promise<Loading> {
  await port.ask(portable_settings);
  await port.ask("begin");
  const tables = (await readTables(port)).map(({ name }) => quoted(name));
  const own = tables.filter((name) => name !== quoted(queue_table));
  const references = await readReferences(port);
  for (const { owner, name } of references) await port.ask(`alter table ${owner} drop constraint ${name}`);
  for (const table of own) await port.ask(`alter table ${table} disable trigger user`);
  await port.ask(`truncate ${tables.join(", ")}`);
  return {
    async commit() {
      // work of a kind that this program doesn't know
      await port.ask(`delete from ${queue_table} where name not in (select name from jobs.queue)`);
      for (const table of own) await port.ask(`alter table ${table} enable trigger user`);
      for (const { owner, name, says } of references)
        await port.ask(`alter table ${owner} add constraint ${name} ${says}`);
      await port.ask("commit");
    },
    rollback: async () => void (await port.ask("rollback")),
  };
}

async function readReferences(port: RowPort): Promise<Reference[]> {
  return port.ask<Reference>(`
    select format('%I.%I', n.nspname, c.relname) as owner, quote_ident(f.conname) as name, pg_get_constraintdef(f.oid) as says
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and n.nspname = 'public' order by 1, 2`);
}

/** What the rows of tables add up to. */
export async function sumRows(port: RowPort, tables: readonly TableColumns[]) {
  const sums: Record<string, ReturnType<AnyOrderSum["read"]>> = {};
  for (const table of tables) {
    const sum = new AnyOrderSum();
    for await (const rows of port.copyOut(table)) sum.addLines(rows);
    sums[table.name] = sum.read();
  }
  return sums;
}
