import http from 'node:http';
import type { Parts, Topic } from '#core/views';

/** What the live feed shows a station of a topic when it begins to listen; then it hangs up. */
export const snapshotOf = <T extends Topic>(
  address: string,
  topic: T,
  headers: Readonly<Record<string, string>>,
): Promise<Parts<T>> =>
  new Promise((resolve, reject) => {
    const url = new URL(`api/v1/feed?topics=${topic}`, address);
    const request = http.get(url, { headers, agent: false }, response => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (more: string) => {
        text += more;
        const told = /^event: snapshot\ndata: (.*)\n\n/m.exec(text);
        if (told === null) return;
        request.destroy();
        resolve((JSON.parse(told[1]!) as { readonly [Name in T]: Parts<T> })[topic]); // What the topic is made of.
      });
      response.on('end', () => reject(new Error(`nothing is shown of ${topic}: ${text}`)));
    });
    request.on('error', reject);
  });
