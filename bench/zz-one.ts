const { openJournal } = await import(process.argv[2] ?? '#server/journal');
import { mkdtempSync, rmSync } from 'node:fs';
const folder=mkdtempSync((process.env.DIR??'/tmp/jb')+'/one-');
const j=await openJournal({type:'sqlite',folder});
const N=Number(process.argv[3]??3000);
const fee = (n:number)=>({type:'FeeCollected',offering:'bad-beat-jackpot-2026-11',table:`table-${1+n%40}`,round:1_000_000+n,dealtIn:8,fee:100,toMeter:75,toReserve:20,toHouse:5,from:`drop-box:table-${1+n%40}`,posted:n*75,reserve:n*20,house:n*5,gamingDay:'2026-11-15',clause:'BBJ 2.1',sensors:'lit'});
for(let n=0;n<N;n++)await j.commit(`${(1_794_700_800_000+n).toString(36)}.1`,()=>({ok:true,atMs:1_794_700_800_000+n,actor:'dealer-17',station:`table-${1+n%40}`,events:[fee(n)],result:null}));
await j.close();rmSync(folder,{recursive:true});
