import { parseArgs } from 'node:util';
import { dropSecondFactor } from '#core/accounts/second-factor.ts';
import { followSettings, readFacts } from '#core/settings/shop-facts.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { createDatabase } from '#db/client.ts';
import { transaction } from '#db/transaction.ts';
import { reachDatabase } from '#server/open-database.ts';
import { runTool } from './run-tool.ts';

// npm run second-factor-off -- owner@example.com: for an owner whose phone and recovery codes are lost and whom no other owner can help.
await runTool(async (env, closing) => {
  const [email = ''] = parseArgs({ allowPositionals: true }).positionals;
  const db = createDatabase(await reachDatabase(env, closing, console.error));
  closing.add('database', () => db.destroy());
  const shopSettings = createShopSettings(db);
  const settings = await readFacts({ shopSettings, settings: followSettings(env.settings, shopSettings) });
  const account = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const isOff =
    account !== undefined &&
    (await transaction(db, (tx) =>
      dropSecondFactor({ settings }, tx, { actorId: account.id, userId: account.id, at: new Date() }),
    ));
  console.log(isOff ? `${email} logs in with the password alone now.` : `${email} has no second code.`);
});
