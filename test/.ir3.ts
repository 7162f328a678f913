import frontend from "@sdkwright/frontend-openapi";
import { compile, createCompiler, openWorkspace } from "@sdkwright/compiler";
const show=(t:any):string=>{switch(t.kind){case"primitive":return t.primitive;case"literal":return JSON.stringify(t.value);case"ref":return "→"+t.id;case"list":return show(t.items)+"[]";case"map":return "map<"+(t.keys?show(t.keys)+",":"")+show(t.values)+">";case"nullable":return show(t.inner)+"|null";case"tuple":return "["+t.items.map(show)+(t.rest?"..."+show(t.rest):"")+"]";default:return t.kind}};
for (const f of process.argv.slice(2)) {
  const compiler = createCompiler(); frontend.apply(compiler);
  const {api}:any = await compile({ compiler, workspace: openWorkspace("/work/main/test/specs/"+f, "generators.yml"), command: "ir", version: "0" });
  console.log("=== "+f);
  for (const d of Object.values(api.types) as any[]) { console.log(`${d.kind} ${d.id} {${d.name.words}} ${d.parent??""}`+(d.extends?.length?" extends "+d.extends:"")+(d.kind==="alias"?" = "+show(d.type):"")+(d.kind==="enum"?" "+JSON.stringify(d.values.map((v:any)=>[v.value,v.name.words.join(" ")]))+" open "+d.open:"")+(d.kind==="union"?" disc "+d.discriminator?.wire:"")+(d.kind==="object"?" additional "+(d.additional?show(d.additional):null):""));
    for (const p of d.properties??[]) console.log("   "+p.name.wire+(p.required?"":"?")+": "+show(p.type)+(p.access?" "+p.access:""));
    for (const v of d.variants??[]) console.log("   | "+v.name.words+" "+show(v.type)+" tags "+JSON.stringify(v.tags)); }
  for (const o of Object.values(api.operations) as any[]) console.log(`op ${o.resource} . ${o.name.words} ${o.method} ${o.path.map((p:any)=>p.text??"{"+p.name+"}").join("")} sec ${JSON.stringify(o.security)} server ${o.server} body ${o.body?.contents.map((c:any)=>c.kind+":"+(c.type?show(c.type):""))} resp ${o.responses.map((r:any)=>JSON.stringify(r.status.code??r.status.class??"def")+":"+r.contents.map((c:any)=>c.kind+":"+(c.type?show(c.type):"")))} err ${o.errors.map((e:any)=>(e.status.code??e.status.class??"def")+"="+e.error)}`);
  for (const e of Object.values(api.errors) as any[]) console.log("error "+e.id+" "+e.name.words+" "+(e.type?show(e.type):null));
  for (const w of Object.values(api.webhooks) as any[]) console.log("webhook "+w.id+" "+w.name.words+" "+(w.payload?show(w.payload):null)+" "+JSON.stringify(w.callback??0));
  console.log(JSON.stringify(api.environments.list.map((e:any)=>[e.name.words.join(" "),e.urls.map((u:any)=>u.template)]))+" roles "+JSON.stringify(api.environments.roles.map((r:any)=>r.words)));
}
