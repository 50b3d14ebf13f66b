/**
 * The chart's ground in one pass: parchment, and over it a wash of sea where a ship has sailed. `uField` is a small
 * picture: red is how near the sailed route is, green is mist. `uNight` is 0 by day and 1 in the dark theme.
 */
export const VERTEX = `#version 300 es
void main(){vec2 p=vec2((gl_VertexID<<1)&2,gl_VertexID&2);gl_Position=vec4(p*2.-1.,0,1);}`

export const MOST_COASTS = 16

export const FRAGMENT = `#version 300 es
precision highp float;
uniform vec2 uSize; uniform float uDensity,uUnit,uShore,uNight; uniform sampler2D uField; uniform vec4 uCoast[${MOST_COASTS}]; uniform int uCoasts;
out vec4 outColor;
float hash(vec2 p){p=fract(p*vec2(123.34,456.21));p+=dot(p,p+45.32);return fract(p.x*p.y);}
float noise(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);}
float fbm(vec2 p){float a=.5,s=0.;for(int i=0;i<5;i++){s+=a*noise(p);p=mat2(1.6,1.2,-1.2,1.6)*p+7.3;a*=.5;}return s;}
vec2 tone2(vec2 day,vec2 night){return mix(day,night,uNight);}
vec3 tone(vec3 day,vec3 night){return mix(day,night,uNight);}
float tone(float day,float night){return mix(day,night,uNight);}
void main(){
  vec2 p=vec2(gl_FragCoord.x/uDensity,uSize.y-gl_FragCoord.y/uDensity),uv=p/uSize,q=p/uUnit;
  vec4 field=texture(uField,uv);
  // Paper: two noises, fine fibre, slight stains.
  float big=fbm(q*.0045+3.1),mid=fbm(q*.028+11.),fine=noise(p*1.1)*.55+noise(p*vec2(.22,1.9)+4.)*.45;
  vec3 paper=mix(tone(vec3(.905,.835,.690),vec3(.318,.252,.182)),tone(vec3(.972,.930,.826),vec3(.432,.346,.248)),smoothstep(.25,.75,big));
  paper-=smoothstep(.56,.82,mid)*tone(vec3(.028,.040,.060),vec3(.030,.030,.028));
  paper-=(fine-.5)*.045;
  // The watercolour edge: the wash begins at a threshold of the noisy field, with a darker rim just outside.
  float w1=fbm(q*.0105+vec2(9.,2.))-.5,w2=fbm(q*.055+5.)-.5,w3=noise(q*.6)-.5;
  float e=field.r+w1*.42+w2*.13+w3*.015;
  float wash=smoothstep(.385,.425,e),two=smoothstep(.50,.62,e+w1*.25),three=smoothstep(.62,.95,e+w2*.3);
  float rim=smoothstep(.375,.405,e)*(1.-smoothstep(.41,.50,e));
  // Shallows round every coast.
  float d=1e3;
  for(int i=0;i<${MOST_COASTS};i++){if(i>=uCoasts)break;vec4 s=uCoast[i];vec2 v=(p-s.xy)/s.zw;d=min(d,(length(v)-1.)*min(s.z,s.w)*1.15);}
  d=d/uUnit+(w2*9.+w1*8.)*uShore;
  float shallow=exp(-max(d,0.)/(30.*uShore));
  vec3 cShallow=tone(vec3(.770,.920,.855),vec3(.330,.560,.590)),cMiddle=tone(vec3(.450,.745,.735),vec3(.120,.285,.365)),cDeep=tone(vec3(.185,.510,.575),vec3(.030,.098,.180));
  float depth=clamp(.20+.30*two+.34*three+.55*w1,0.,1.);
  vec3 sea=mix(cMiddle*1.16,cDeep,depth);
  sea=mix(sea,cShallow,shallow*tone(.86,.62));
  // Pigment settles in the grain of the paper.
  float grain=fbm(q*.32+2.)*.6+fine*.4;
  sea*=1.+(.5-grain)*.16;
  // Long swells and a few glints, light from the top left.
  vec2 wq=q*vec2(.011,.034)+vec2(0.,w1*2.6);
  float swell=fbm(wq),crest=smoothstep(.545,.56,swell)*(1.-smoothstep(.565,.61,swell));
  float slope=fbm(wq+vec2(-.05,-.09))-swell;
  sea*=1.+slope*.55;
  sea+=crest*tone(.075,.055)*(1.-shallow)*tone(vec3(1.,1.,.94),vec3(.80,.92,1.));
  // By night the moon lays a broken path of short level glints, wider towards the viewer.
  if(uNight>.5){
    float path=exp(-pow((uv.x-.60+.10*(uv.y-.3)+w1*.06)/(.050+.13*uv.y),2.));
    float glint=smoothstep(.56,.80,noise(q*vec2(.050,.36)+vec2(0.,w1*2.)))*smoothstep(.30,.62,noise(q*vec2(.016,.075)+9.));
    sea+=path*(.075*smoothstep(.35,.65,swell)+.30*glint)*(1.-.6*shallow)*vec3(.66,.84,1.);
  }
  // Three thin lines follow the coasts, as on an engraved chart.
  float r1=1.-smoothstep(0.,1.3,abs(d-15.*uShore)),r2=1.-smoothstep(0.,1.1,abs(d-27.*uShore)),r3=1.-smoothstep(0.,.9,abs(d-41.*uShore));
  vec3 col=mix(paper,paper*tone(.20,.10)+sea*tone(.83,.92),wash*tone(.965,.975));
  col=mix(col,col*tone(vec3(.70,.80,.82),vec3(.55,.62,.70)),rim*tone(.62,.70));
  col+=wash*(r1*tone(.17,.15)+r2*tone(.11,.09)+r3*tone(.07,.055))*tone(vec3(1.,.99,.92),vec3(.72,.88,.95));
  col=mix(col,col*vec3(.78,.70,.58),(1.-wash)*(r1*.42+r2*.28+r3*.18));
  // Mist over what nobody has seen.
  float mist=field.g*smoothstep(.20,.75,fbm(q*.013+vec2(0.,4.))+field.g*.25);
  col=mix(col,tone(vec3(.985,.965,.915),vec3(.470,.460,.440)),clamp(mist*tone(.72,.60),0.,1.));
  // Light from the top left, darker edges.
  float light=tone(1.075,1.16)-tone(.23,.46)*length((uv-tone2(vec2(.16,.02),vec2(.20,.04)))*vec2(1.,.86));
  col*=light;
  col=mix(col,col*tone(vec3(1.03,1.,.95),mix(vec3(1.07,1.,.88),vec3(.97,1.,1.05),wash)),tone(.6,.7));
  vec2 border=min(p,uSize-p);
  float edge=1.-smoothstep(0.,70.*uUnit,min(border.x,border.y)+w1*40.);
  col*=1.-edge*tone(vec3(.07,.10,.15),vec3(.30,.30,.28));
  outColor=vec4(col,1.);
}`
