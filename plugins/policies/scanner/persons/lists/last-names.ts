/** Made by generate-name-lists.ts; 14013 names, each a word in Latin letters. */
export const lastNames = `
Aalbers Aalerud Aaltonen Aas Aasen Ababii Abacı Abadan Abadžija Abadžić Abalıoğlu Abate Abay Abazović Abbas Abbate
Abbondanza Abbosov Abbosova Abbott Abbrescia Abdi Abdulahadyev Abdulahadyeva Abdulazimov Abdulazimova Abdulazizov
Abdulazizova Abdulboriyev Abdulboriyeva Abdulhafizov Abdulhafizova Abdulhakimov Abdulhakimova Abdulhayov Abdulhayova
Abdulholiqov Abdulholiqova Abduljabborov Abduljabborova Abduljalilov Abduljalilova Abdulkarimov Abdulkarimova
Abdullatifov Abdullatifova Abdullayeva Abdulmalikov Abdulmalikova Abdulqahhorov Abdulqahhorova Abdulqodirov
Abdulqodirova Abdulvahhobov Abdulvahhobova Abdulvaliyev Abdulvaliyeva Abdulvohidov Abdulvohidova Abegglen Abel
Abernathy Abeyta Abicht Abimanyu Abiodun Abiola Abiputra Abodunrin Abosede Abraham Abrahamsson Abramovic Abrego Abreu
Abshire Abt Abu Acar Accardi Accardo Accurso Aceto Acevedo Achari Acharya Acheampong Achilles Achim Achkinadze
Ackerman Ackermann Aclan Acosta Acquadro Acquaviva Acquistapace Acuña Adadevoh Adal Adam Adamcová Adamczak Adamczyk
Adame Adamec Adamek Adami Adamiak Adamiec Adamo Adamović Adamová Adamowicz Adams Adamski Adamus Adan Adanır Adaobi
Adar Adašević Adcock Addari Addis Ade Adebayo Adebisi Adegbite Adegboye Adegoke Adekunle Adelakun Adeleke Adelusi Adem
Ademayowa Ademiluyi Ademola Adeniyan Adeoluwa Aderibigbe Aderinsola Aderogba Aderonke Adesina Adesiyan Adewale
Adewunmi Adewura Adeyemo Adhikari Adhitama Adiga Adin Adisa Adomah Adomako Adongo Adorno Adragna Adriansyah Adu Adusei
Adutwum Adámek Adámková Adıvar Aebi Aebischer Aeby Affinito Afifah Afirifa Afoakwa Afolabi Afolayan Afonja Afunku
Agarwal Agboola Agnello Agnes Agostinelli Agostini Agosto Agresta Aguayo Aguilar Aguilera Aguirre Aguridić Agustian
Agustina Agyapong Agyare Agyei Agyemang Ahić Ahlke Ahluwalia Ahmad Ahmed Ahmetspahić Ahonen Ahortor Ahrenberg Ahrens
Ahrorov Ahrorova Ahuja Aiello Aigare Aigars Aigbiniode Aigner Aigroz Airlangga Ajakaiye Ajao Ajayi Ajewole
Ajose-adeogun Ajvazović Akal Akalın Akan Akar Akay Akaydın Akbaba Akbay Akbulut Akcan Akdağ Akdemir Akeem-omosanya
Akel Akerele Akgöz Akgül Akgün Akifović Akinrinola Akintade Akkan Akkaya Akkaş Akkor Akkoyun Akkoyunlu Akkoç Akkurt
Akmalov Akmalova Akman Akoto Akowua Akpınar Akramov Akramova Aksakal Aksel Aksentijević Aksentić Aksin Aksić Aksović
Aksoy Aksungur Aktan Aktay Aktaş Akyeamfuɔ Akyeampong Akyel Akyena Akyürek Akyüz Akyıldız Akçal Akçalı Akçay Akın
Akıncı Akışık Akşit Akšam Alabi Aladić Aladžić Alaimo Alaković Alamsyah Alan Alanis Alaniz Alanović Alaníz Alarcón
Alargić Alavanja Alavantić Alba Albanese Albano Albert Alberti Albertyn Albrecht Albrechtová Albu Albuquerque Alcala
Alcalá Alcamo Alcaraz Alcántar Aldea Alejandro Aleksandrowicz Aleksić Alemán Alessandrini Alessi Alev Alexa Alexander
Alexandrescu Alexandru Alexe Alfano Alfaro Alfermann Alfieri Ali Alicea Alidi Aligbe Alih Alija Alikavazović Alisherov
Alisherova Alivernini Aliyev Aliyeva Alizadeh Aličić Aljančić Alkan Alkaya Alkhamis Alković Alksne Alksnis Allegretti
Allgeyer Almanza Almaraz Almaráz Almašac Almeida Almonte Alnıaçık Aloba Aloi Alonso Alonzo Alparac Alpman Alpuğan
Altamirano Altan Altenwerth Altieri Altun Altuntaş Altınay Altınbaş Altınel Altınok Altıntaş Altınışık Altıok Aluga
Alva Alvarado Alvarez Alves Alyanak Alıcı Amabile Amado Amador Amadori Amaechi Amann Amanta Amar Amaral Amato Amaya
Amberg Ambrosini Ambrosino Ambrosio Ambrož Ambrožová Amendola Amerio Amici Amico Aminat Amla Ammann Ammoscato Amo Amoa
Amoako Amoasi Amorim Amoroso Amoruso Ampadu Ampofo Amponsah Amrein Amundsen Ananda Anandya Anasov Anasova Anaya Ancona
Andersen Anderson Andersone Andersons Andersson Andesilić Anding Andini Andić Andonov Andonović Andorful Andrade Andre
Andreassen Andreasson Andrei Andrejević Andrejin Andrejić Andreković Andreoli Andresen Andriani Andries Andrisani
Andriška Andrle Andrlová Andronic Andrzejczak Andrzejewski Anděl Andělová Anelli Angeletti Angeli Angelini Angeloni
Angelucci Anggraini Anggreny Anggriawan Anghel Angster Anguiano Angulo Anjani Anjos Ankra Ankunding Anne Annunziata
Anokye Ansa Anselmi Anselmo Antal Antalová Antczak Antenucci Antezza Antoci Anton Antonacci Antonelli Antoni Antonini
Antonić Antonović Antonucci Antović Antoš Antošová Anttila Antunes Antunović Antušević Antwi Anučin Anušić Anvaryev
Anvaryeva Anzalone Anđelić Anđelković Aparicio Apicella Apitz Apodaca Aponte Apostol Appia Appiah Aprile Aqila Aquino
Aragón Aramini Aranda Arap Aras Araña Araújo Arcangeli Arce Archuleta Arda Ardana Ardelean Ardeleanu Ardianto
Ardiyanti Aregger Arellano Aremu Arena Arenas Arendt Arens Arevalo Argenio Argento Argiolas Arguello Argüello Arhanić
Arias Arifin Arlović Arman Armas Armendáriz Armenta Armijo Armstrong Arnaud Arnaut Arndt Arnesen Arnold Arora Arpaši
Arredondo Arreola Arriaga Arroyo Arsenić Arsić Arslan Arslanoğlu Arslonov Arslonova Arteaga Artioli Arvidsson Aryal
Aryani Aryanti Aryee Arāja Arājs Arıcan Arık Arıkan Arığ Asadov Asadova Asadullohyev Asadullohyeva Asamoa Asamoah Asan
Asante Asare Asaro Aschenbroich Ascione Asenso Ashley Asiama Asiedu Asil Asilbekov Asilbekova Aslan Aslanoğlu Aspere
Aspers Assmus Assunção Astafei Astolfi Astuti Aswandi Ata Atakan Atakol Atalık Atan Atanasov Atanda Atasever Atay
Atencio Ateş Atik Atlı Atzeni Atzori Atıcı Atılgan Au Aubert Aubry Aucamp Auer Aufderhar Augustyn Augustyniak Auld
Aurelia Auziņa Auziņš Avallone Avan Avazyev Avazyeva Avcı Avcıoğlu Avilés Avola Avram Avsec Aw Awodiran Awolowo Awuah
Axelsson Axmann Ayala Ayandokun Ayaydın Ayaz Aybar Aycan Aydan Aydemir Aydoğdu Aydın Aygün Ayhan Ayisat Aykan Aykaç
Aykurt Aymonier Ayobami Ayomide Ayoola Aytaç Aytek Aytekin Ayverdi Azad Azamatov Azamatova Azara Azevedo Azinić Azizah
Azizov Azizova Azzahra Açar Açıkalın Açıkgöz Aïdara Aćimović Aćin Aćić Ačanski Ačić Ađanski Ağa Ağaoğlu Ağca Ağırbaş
Aşkın Aşçı Aşık Aşıkoğlu Ašanin Ašađanin Ašimi Aškraba Aškrabić Ašonja Ašćerić Aždajić Ba Baa Baafi Baah Baarck Baawia
Babac Babacan Babalj Babalola Babalı Babaoğlu Babarogić Babatunde Babatz Babel Babin Babini Babić Babka Babková Babou
Babović Babtunde Baburić Baca Bacalo Bacci Bacher Bachmann Baciu Badane Badea Bademci Badenhorst Bader Badiane Badillo
Badji Badjuk Badu Baeza Baganz Bagaskara Baggio Baghy Bagiński Bagnoud Bahadır Bahena Bahl Bahna Bahno Bahnová
Bahodirov Bahodirova Bahriddinov Bahriddinova Bahringer Bahromov Bahromova Bahun Bailey Baiocco Bajc Bajer Bajerová
Bajāre Bajārs Bajčetić Bajčić Bajšanski Bak Bakal Bakan Bakaran Bakare Bakarec Bakhoum Bakhtiyorov Bakhtiyorova Baki
Bakke Bakken Bakker Bakos Bakırcı Bakırcıoğlu Balaban Balabanović Balan Balat Balašević Balašković Balaž Balažević
Balboni Balcar Balcarová Balcer Balcerzak Balck Balcı Baldacci Baldassarre Balderas Baldi Baldini Baldo Balducci Baldé
Balestra Baleta Baletić Balević Balešević Balint Balinčić Balistreri Baljak Balkow Balla Ballarin Ballesteros
Ballouhey Ballı Balmer Balnuweit Balode Balodis Balog Balogh Balogová Balogun BalogŠandor Baloun Balounová Baloyi
Balsamo Baltacı Baltag Baltin Balzano Balzer Balázs Baláž Balážová Bamidele Bamiloye Bamisebi Banach Banasiak Banasik
Banaś Banda Bandini Bandić BandićŠtimac Bandl Bandopadhyay Banerjee Bang Bani Banica Banić BanićJokić Banićević Banjac
Banjak Banjalić Banjari Banov Banse Banu Baptista Barajas Baral Baraldi Baran Baranjec Baranka Baranková Baranová
Baranowski Barański Barbagallo BarbarićŠehić Barbarosoğlu Barbarossa Barbarulo Barbato Barbera Barberi Barberis
Barbero Barbier Barbieri Barbiero Barbosa Barbu Barbulescu Bardek Barela Baretta Bareš Barešová Bargan Barile Barillà
Barinić Barisić Barišić Barlas Barletta Barna Barnard Baron Barone Baroni Barons Barošević Baroševčić Barr Barra
Barragán Barras Barraza Barre Barreca Barrera Barresi Barreto Barretta Barrientos Barrios Barros Barrows Barry
Barsotti Barta Bartczak Bartell Bartels Barth Bartkowiak Bartnik Bartoletti Bartoli Bartolini Bartolomei Bartolucci
Barton Bartosik Bartovič Bartovičová Bartoň Bartoňová Bartoš Bartošek Bartošková Bartošová Bartulin Barták Bartáková
Bartůněk Bartůňková Barylla Barzani Barák Baráková Basar-Klapec Basara Basarić Baseda Bashirian Basile Basmacı Basnet
Bassani Bassi Basso Basson Bastajić Bastać Bastien Bastola Basynat BatinićŠantić Batista Batnožić Bato Battaglia
Battista Battisti Battistini Battke Baturalp Batz Bauch Bauer Bauermeister Bauerová Baumann Baumbach Baumeister
Baumgartner Baur Bauschinger Bauschke Bavaud Bawer Bayazıt Baydar Bayeni Bayer Bayerová Baykam Bayraktar Bayraktutan
Baysoy Bañuelos Bača Bačová Bağış Başaran Başer Başoğlu Bašta Baštová Bažant Bažantová Beahan Beatty Beauchemin
Beavogui Becerra Bech Bechtelar Beck Beckel Becker Beckmann Bedewitz Bedini Bednar Bednarczyk Bednarek Bednarski
Bednarz Bednařík Bednaříková Bednář Bednářová Beele Beer Beerli Beggerow Beh Behr Behrenbruch Behruzov Behruzova Beier
Bein Beissmann Bejan Bejenari Bejenaru Bekavac Bekdik Bekjarev Bekker Bekmurodyev Bekmurodyeva Beko Bekonja Bekovac
Bektaş Bektaşoğlu Bekvalac Bekčić Belcar Belec Belenzada Belivuk Belić Belli Bellini Bello Bellomo Bellotti Bellucci
Belmonte Belojević Belopoljac Belotti Belović Belovuković Beloševac Belošević Beltrame Beltrami Beltrán Belvisi Belz
Belčević Benaković Benatti Benavides Benavídez BenašićPavlović Benda Bender Bendová Benecke Benedetti Benedetto
Benetti Beneš Benešová Bengtsson Bengu Benigni Benini Benjamin Bennardo Bennemann Benner Benninger Benoit Bentivoglio
Benvenuti Benvenuto Benz Benzing Benítez Berak Beran Beranová Berardi Berberoğlu Berends Beretta Berg Bergamasco
Bergamini Berge Berger Berggren Berglund Bergman Bergmane Bergmanis Bergnaum Bergqvist Bergrová Bergstrom Bergström
Beribak Berk Berka Berková Berky Berkyová Bermúdez Bernabei Bernal Bernard Bernardi Bernardini Bernardová Bernasconi
Bernatović Berner Berney Bernhard Bernier Berning Bernolák Bernoláková Berntsen Berríos Berset Bertaccini Bertani
Bertelli Bertelsen Bertenbreiter Berthoud Berti Bertini Berto Bertolini Bertolussi Bertrand Berxwedan Beránek
Beránková Beso Best Bester Betancourt Bethke Betschart Betti Betz Beushausen Beutelspacher Bevilacqua Bevk Beye
Beyeler Beyer Bezděk Bezděková Bezjak Bezuidenhout Bečka Bečková Bečvář Bečvářová Beđan Beļavske Beļavskis Beňo Beňová
Beşerler Beşikçi Beşok Bhadresha Bhana Bhandari Bharadwaj Bhat Bhattacharya Bhattarai Bhattathiri Bhembe Bhengani
Bhengu Bhuyeni Biagetti Biagi Biagini Bianc Biancheri Bianchetti Bianchi Bianchini Bianco Biasci Białas Białek
Białkowski Biba Biccari Bicek Biceková Bichler Bickel Bicknell Bidaud Bideau Biedermann Biedrzyński Bielak Bielawski
Bielecki Bieler Bielert Bielik Bieliková Bielski Bienasch Bienias Bieniek Bieri Biernacki Biernat Biesenbach
Bieńkowski Bigdeli Biggi Biglebauer Bijl Bildik Bilen Bilge Bilgen Bilgin Bilgiç Biljan Bilogravić Bilolyev Bilolyeva
Bilopavlović Bilski Bindi Bini Bins Bionaz Biondi Birca Birinci Birkemeyer Birlik Biro Biro-Datković Birtašević
Birziņa Birziņš Birzniece Birznieks Biró Birčaković Birčanin Bisconti Biseniece Bisenieks Bisgaard Bisio Bisset Bitca
Biteye Bittner Bittnerová Bivol Bivolarević Biyela Bizetić Bizjak Bizumić Bizzarri Biçer Bićanin BiškićMerkaš
Bjelanović Bjeletić Bjelica Bjelinić Bjelivuk Bjelić Bjeličić Bjelja Bjeljac Bjelkić Bjelobaba Bjelobrk Bjeloglav
Bjelogrlić Bjelojević Bjerke Bjerregaard Björk Björklund Bjørnstad Blaga Blaha Blaho Blahová Blanc Blanchard
Blanckenberg Blanco Blanda Blank Blaschek Blaser Blasi Blassneck Blatančić Blatter Blaua Blaus Blazer Blazević
Blaćanin Blaško-Vidosavljević Blašković Blažanović Blažek Blažková Blecha Blechová Blekte Blick Bloch Blochwitz Block
Blockhaus Blom Blomqvist Blum Blume Bláha Bláhová Boadi Boadu Boahen Boakye Boaten Boateng Bobek Bober Bobeta Bobinac
Bobková Boboc Boburov Boburova Bocchi Boccia Bochenek Bocić Bock Bockovac-Kunštek Bocokić Boda Bode Bodea Bodian
Bodini Bodiroga Bodnár Bodrug Boduroğlu Boehm Boer Boffa Bogan Bogdan Bogdashin Bogdán Bogenrieder Bogisavljević
Bogisich Bognár Bogoljubović Bogosavac Bogucki Bogusz Bohge Boháč Boháček Boháčková Boháčová Boi Boico Boirac Boje
Bokanović Bolat Bolatlı Bolf-Kovačić Bolkovac Bolle Bolliger Bolm Bologna Bolot-Salaj Bolta Boltić Bolunović Bomeštar
Bona Bonanni Bonanno Bonato Bonazzi Bondare Bondarenco Bondars Bonde Bonderović Bondra Bondrová Bondžić Bonelli
Bonetti Bongiorno Bongiovanni Bongo Boni Bonifazi Bonilla Bonini Bonnet Bono Bonomi Bonomo Bonsra Bonsu Boratav
Borbély Bordian Bordoni Borek Borelli Borer Borge Borgeaud Borges Borghi Borgia Borgschulze Borilović Borinčević
Borisavljević Bork Borkovački Borković Borkowski Bormann Bornscheuer Boros Borovac Borovička Borovičková Borowiec
Borowski Borrego Borrelli Borrmann Bors Borsch Borta Bortolin Bortoluzzi Bortot Boruschewski Borčanin Bos Bosanac
Bosančić Boscaino Bosch Boschetti Boschi Bosco Boscolo Boshoff Bosi Bosiljkić Bosiljković Bosiljčić Bosler Bosman
Bossard Bosshard Bosson Bossy Bostan Bosák Bosáková Bota Botan Botello Botezatu Botha Botiryev Botiryeva Botnari
Botnaru Botsford Botta Boucher Bouda Boudová Boulton Bourcard Bourgeois Bourlet Bourrouag Bouschen Bouwes Bouček
Boučková Bouška Boušková Bove Bovolenta Boxhammer Boyacı Boyde Boye Boyer Boyes Boyle Boz Bozalo Bozdok Bozdokov
Bozdoğan Bozkurt Bozkır Bozoğlu Bozsik Bozzi Bozzo Boček Bočkai Bočková Boška Bošková BošnjakovićHolik Bożek Božanić
Božanović Božićković Božič Božičanin Božičić Božičković Brabcová Brabec Brabencová Brabenec Brada Bradová Bradtke
Bradvić Bradáč Bradáčová Braga Brahaj Braia Brakus Brambilla Branca Branco Brand Brandenburg Brandi Brandis Brandt
Bratina Bratojević Bratonožić Bratović Bratu Brauer Braun Braunová Bravo Bredenkamp Brehmer Breitenberg Breitenstein
Brejcha Brejchová Brekke Bremer Bremser Brenner Bresciani Bressan Breton Brettschneider Breu Breuer Brezina Brezinová
Breznik Brezo Brezovac Brezovnjački Brečko Breņķe Breņķis Brešković Brežančić Briano Briede Briedis Briesenick
Brigandì Brignone Bringmann Brinjak Brink Brinkmann Brinza Briones Briseño Brisuda Brito Brits Brix Brizzi Brkanović
Brkić BrnićLevada Broda Broening Brogi Brogli Bromfield Brosch Brouwer Brown Brož Brožek Brožková Brožová Bruckmann
Bruder Bruen Bruhns Brumat Brun Brunelli Brunet Brunetti Bruni Brunkeviča Brunkevičs Brunner Bruno Bruns Bruschi Bruun
Bruzzone Brychta Brychtová Brzeziński Brzozowski Brázda Brázdil Brázdilová Brázdová Brändli Bräutigam Brömme Brügger
Brüggmann Brđanin Brđović Buač Buača Bubalo Bubeník Bubeníková Bucaklı Bucalo Bucalović Buccheri Bucci Buch Bucher
Buchholz Buchrucker Buchta Buchtová Buckridge Bucur Buczek Buczkowski Buczyński Buda Budai Budak Buder Budiman
Budimčić-Kovačević Budiyanto Budreiko Budziński Budzyński Bueno Buga Buhl Buile Builis Bujak Bujor Bukovská Bukovský
Bukowski Bulaja Bulak Bulat Bulatović Bulgarelli Buljat Buljin Buljubašić Buljugić Bulovan Bulthuis Bultmann Bulut
Bundgaard Bunea Bunescu Bunjes Bunoza Bunuševac Buongiorno Buonomo Burani Burazer Burazor Burckhardt Burda Burdová
Burduja Burević Bureš Burešová Burger Burghagen Burgio Burgić Burgos Burhonov Burhonova Burian Burianová Buriánek
Buriánková Burkhard Burkhardt Burlacu Burmeister Burri Buruiana Buruk Burzyński Burđak Busak Busari Busch Buschbaum
Busemann Buslaver Buss Busse Bussmann Bustamante Bustos Busuioc Butarević Butera Buthelezi Butnaru Butt Buzzi Bučanin
Buček Bučkalović Bučková BuđićHalas Buša Bušetinčan Bušs Byrd Byrtus Byrtusová Báez Bálint Bárta Bártová Bäcker Bär
Bättig Bétancourt Bílek Bílková Bílá Bílý Bína Bínová Böhm Böhmová Bölükbaş Bölükbaşı Bönisch Börgeling Börner Böttner
Bùi Büchele Bühler Bühlmann Büker Büngener Bürger Bürklein Büscher Büttner Bąk Bąkowski Bērziņa Bērziņš Bērzīte
Bērzīts Bělohlávek Bělohlávková Bīriņa Bīriņš Bıçakçı Błaszczak Błaszczyk Březina Březinová Bříza Břízová Caballero
Cabras Cabrera Cabán Caccamo Caccavo Cacciamani Cacciapuoti Cacciatore Cadena Cadoni Caforio Caggiano Caha Cahová
Caiazza Caiazzo Caillat Cailler Cajner Cajzler Calabrese Calabria Calabrò Calafiore Calame Calandro Caldera Calderón
Cali Califano Calin Callegari Calligaris Calvillo Calì Calò Camacho Camara Camarillo Cameron Camilli Cammarata Cammisa
Campagna Campana Campanella Campanile Campanini Campbell Campisi Campo Campoli Campos Campus Can Canale Canales
Cancelliere Cancellieri Candan Candela Candelaria Candido Canepa Cangiano Canino Canjko-Novak Cankar Cannas Cannata
Cannella Cannone Cano Canova Cantagallo Cantoni Cantú Canu Capannolo Capasso Capatina Capecchi Capek Capelli Capitani
Capizzi Capoccia Capocotta Capogna Capone Caporaso Cappai Cappelletti Cappelli Cappello Cappiello Capponi Capraro
Capriotti Capuano Caputo Cara Caraballo Caracciolo Caradonna Caraman Caraus Carbajal Carbon Carbone Carboni Cardella
Cardenas Cardia Cardinale Cardinali Cardini Cardona Cardone Cardoso Careddu Carella Caretti Caricari Carini Carić
Carletti Carli Carlini Carlino Carloni Carlotti Carlowitz Carlsen Carlsohn Carlucci Carminati Carmona Carneiro
Carnevale Carnovale Carollo Caron Carosi Carp Carpentier Carranza Carrara Carraro Carrasco Carrasquillo Carre Carrera
Carrero Carreón Carrieri Carriero Carrillo Carrion Carrión Carroll Carrozza Carrozzo Carrus Carstens Cart Carta Carter
Cartl Cartwright Caruso Carvajal Carvalho Carvelli Carè Casadei Casadio Casagrande Casale Casali Casano Casanova
Casares Casarez Casas Casavecchia Cascio Cascone Casella Caselli Caserta Casian Casillas Casini Casolaro Caspari
Casper Caspers Cassano Cassim Cassin Castagna Castaldi Castaldo Castañeda Castellana Castellani Castellano Castellanos
Castelli Castelyn Castens Castiello Castiglioni Castillo Castro Casu Casula Casárez Catalano Cataldi Cataldo Catana
Catania Catanzaro Catarsi Catellani Caterino Cattaneo Cattani Cauna Caune Cavaliere Cavalieri Cavallari Cavallaro
Cavalli Cavallini Cavallo Cavazos Cavriani Cazac Cazacu Cazares Ceballos Ceban Cebanu Cebekhulu Cebotari Cebula Cecan
Ceccarelli Ceccarini Cecchetti Cecchi Cecchini Cecere Cederblad Cedillo Cehmajster Ceja Celano Celar Cele Celentano
Celeste Celi Celli Cellini Celma Celmiņa Celmiņš Celms Cemal Cenni Centeno Centofanti Cepeda Cerar Cerda Cerise Cernei
Cerrani Cerrato Cerri Cerullo Cerutti Cervantes Cervántez Cesaretti Chacón Chaloupka Chaloupková Chalupa Chalupka
Chalupková Chalupová Champlin Chan Chang Chapa Chappuis Chapron Chapuis Chapuisat Charles Charpentier Charvát
Charvátová Chassot Chattopadhyay Chaturvedi Chavarría Chen Cheng Cherchi Cherubini Chessa Chessari Chettri Chetty
Cheuk Cheung Chevalier Chiacchio Chianese Chiaravalle Chiavacci Chibike Chibuike Chicu Chidinma Chidozie Chihai
Chiliza Chilà Chimenti Chiodi Chiriac Chirico Chirila Chirilov Chirita Chis Chiu Chivu Chlup Chlupová Chládek
Chládková Chmelař Chmelařová Chmelík Chmelíková Chmiel Chmielewski Chmura Cho Choi Chojnacki Chojnowski Cholewa
Chollet Chong Chopard Chopra Choquart Chovancová Chovanec Chow Choy Christ Christaller Christen Christensen Christian
Christiansen Chromá Chromý Chrzanowski Chu Chudoba Chudobová Chudzik Chudík Chudíková Chui Chuit Chung Chvojka
Chvojková Chvátal Chvátalová Chytil Chytilová Chávez Ciaccio Ciacio Ciampa Cianci Ciani Ciavarella Cibotari Cibula
Cibulka Cibulková Cibulová Cibuľa Cicala Cicatiello Ciccarelli Cicchetti Ciccone Cichocki Cichoń Cichy Cierpinski
Ciesielski Cieśla Cieślak Cieślik Cifarelli Cigoj Cihlář Cihlářová Cikota Cilikan Cilli Cilliers Cimbaljević Cimerman
Cimeša Cimmino Cinelli Cingolani Cini Cintrón Cioban Ciobanu Ciocan Cioffi Cioni Ciorba Ciornii Ciotola Ciotti Cipolla
Cipollaro Cipolletta Cipriani Cipriano Cirelli Cirillo Cisneros Ciss Cisse Cissokho Ciszewski Citro Cittadino
Ciubotaru Ciuffetelli Ciuffreda Ciulla Ciumac Ciwan Claasen Claes Claesson Claeys Clare Clarius Clark Clarke Clausen
Cleem Clement Clemente Clerc Cleve Cloete Cloos Clottu Co Coccia Cocco Codreanu Coelho Coinchon Cojocari Cojocaru
Cojuhari Cokan Cola Colangelo Colantuono Colarič Cole Colella Colesnic Coletta Colin Collado Collazo Collet Collier
Collins Colombo Colonna Colucci Colunga Coly Colón Coman Comito Como Concas Concepción Condrea Conforti Congiu
Coniglio Conn Connelly Connolly Conrad Conroy Considine Consiglio Constantin Constantinescu Constantinov Cont Conte
Conti Contini Contreras Contu Cook Coppola Corazza Corboz Cordero Cordes Cordioli Coretti Corkery Cormier Cornea
Cornejo Cornelissen Cornelsen Corona Coronado Corradi Corradini Corrado Corral Corrales Corrao Correa Correale Correia
Corret Corridori Cors Corsi Corsini Corso Corsten Cortese Cortesi Cortez Corti Cortinovis Cortés Cortéz Corwin
Cosentino Coslovich Cosma Cossu Costa Costache Costantin Costantini Costantino Costanza Costanzo Costea Costin
Cotorobai Cotruta Cotthardt Cottier Cotto Cottone Coufal Coufalová Coulibaly Coulon Courten Cousin Covaci Covalciuc
Covalenco Covali Covarrubias Coviello Cox Cozma Cozzani Cozzi Cozzolino Craciun Crea Creciun Cremin Cremona Cremonesi
Crepaldi Crescenzi Crespi Crespo Cretu Crevatin Crews Crimi Crippa Crisafulli Crisan Criscenti Crisci Criscione
Crispino Crist Cristea Cristescu Cristiano Cristofaro Critelli Crnogaj Croce Croitor Croitoru Crona Cronin Cronjäger
Cronnje Crooks Crosskofp Cruciani Cruciata Crudu Cruickshank Cruz Csapo Cseh Csonka Csordas Cucchiara Cucciniello
Cuche Cucos Cucu Cuellar Cujba Cullinan Cummerata Cummings Cunha Cuomo Curci Curcio Curiel Curreli Cusimano Cusnir
Cusumano Cuzzocrea Cvetković Cvetljanin Cvetojević Cvetuljski Cvijan Cvijanović Cvijančević Cvijetin Cvijetinović
Cvijetić Cvijić Cvjetičanin Cybulski Cygan Cyprich Cyprichová Czaja Czajka Czajkowski Czapla Czarnecki Czech
Czechowski Czekaj Czerniak Czerwiński Czyż Czyżewski Cárdenas Cíger Cígerová Císař Císařová Córdova Cālīte Cālītis
Cīrule Cīrulis Da Daako Dabija Dabić Dabižljević Dabnjak Dabo Dabović Dabčević Dach Dadić Dafunić Dagović Dahl
Dahlberg Dahm Dahmen Daidone Daimer Daišević Dajić Dajlić DakićKožić Dalgaard Dalkıran Dalleaste Dallenbach Dalmasso
Dam Damanik Damaske Damayanti Damian Damiani Damiano Damico Damljanović Damm Dan Danciu Danenhauer Daniel Daniele
Daniels Danielsen Danielsone Danielsons Danielsson Danila Danilová Daniš Danišová Danko Danková Danneberg Danner Danso
Dante Daněk Daražac Dare Darii Darko Darmawan Darojat Darteh Dartey Dascalu Dattilo Daub Daubner Daudrich Dauer
Daugherty Daum Dauth Dautzenberg David Davidović DavidovićAmić Davidová Davidsen Davies Davis Davoli Davronov
Davronova Dačković Dačović Dağdaş Dağlaroğlu Daňko Daňková Daňo Daňová Dašić De Deane Debeljak Debenjak Debnár
Debnárová Dec Decker Deckert Deckow Declerck Declercq Decock Decoster Dedejić Dedijer Deerberg Degano Degrassi Dehmel
Deiana Dej Deja Dejanović Dejová Dekker Dekýš Dekýšová Delacrúz Delafuente Delagarza Delalić Delaney Delao Delapaz
Delarosa Delatorre Delazy Deleón Delfino Delgadillo Delgado Dell'Amico Delogu Delonge Delrío Delvalle Dembelé Demeter
Demetrová Demir Demirbaş Demirel Demontis Demurtas Demut Denaro Denesik Dengler Denis Denkel Denner Denti Denzinger
Denzler Dera Deriu Derr Dersim Dertmann Desai Deschamps Deshpande Desiderio Desmet Desogus Destro Dethloff Deuschle
Devald Devar Devedžić Devetak Devkota Devos Devrnja DevčićKatić Dewilde Deák Deđanski Deģe Deģis Dhakal Dhawan
Dhlamini Dhlomo Dia Diaby Diack Diaconescu Diaconu Diagne Diakhaté Diallo Diamanka Diamanti Diana Diao Diarra Diatta
Diattara Diaw Diawara Dibbert Dickens Dicki Dickinson Dieckmann Diedrich Diekmann Dienel Dieng Dies Dietrich Dietsche
Dietz Dietzsch Dieye Diezel Dijkstra Dildar Dilla Dilmurodyev Dilmurodyeva Dima Dimitrijević Dimitrić Dimitrovski
Dimić Dimkić Dimković Dimović Dimčević Dimčić Dimšić Dinca Dingarac Dingelstedt Dingiswayo Dini Dinu Diome Dione
Diongue Dionisi Diop Diouf Dioum Dippenaar Dippl Dirgantara Dirksen Distefano Dittmann Dittmar Dittmer Dittrich
Dittrichová Divald Diviš Divišová Dix Dixon Diyorov Diyorova Dizanov Dizdar Diène Diédhiou Diémé Djetka Djitté Djokoto
Djurasek Dlamini Dlouhá Dlouhý Dobbrunz Dobeš Dobešová Dobiáš Dobiášová Dobler Dobosz Dobre Dobrescu Dobrilović
Dobrinković Dobrosavljević Dobrovolná Dobrovolný Dobrowolski Dobrzyński Dodaro Dodon Dogaru Doherty Dohnal Dohnalová
Dohring Dokonal Dokoupil Dokoupilová Dokoza Dolaček Dolce Dolch Dolci Dold Dolejš Dolejšová Dolejší Doleček Dolečková
Doležal Doležalová Doležel Doleželová Dolinar Dolničar Dolović Domagała Domanović Domazet Domański Dombrovska
Dombrovskis Dombrowski Domingues Dominiak Dominici Domiševac Domjan Domljan Domínguez Domínquez Donald Donati Donato
Donda Dondur Donević Dongol Donica Donie Donkor Donnelly Dončić Dooley Dopuđa Dopša Dor Doria Dorić Dornik Doro
Doronjski Dorontić Doronzo Doskoczynski Doskočil Doskočilová Dostál Dostálová Doubek Doubková Doubrava Doubravová
Douglas Douša Doušová Dovudov Dovudova Dower Doyle Dočekal Dočekalová Dočkal Dočkalová Dočolomanská Dočolomanský Doğan
Doža Drabik Dragan Draganović Draghici Dragin Dragić Drago Dragoi Dragojlov Dragomir Dragone Dragoni DragovićZafred
Dragu Drakčić Dramlić Dramé Drač Dračić Drašković Drechsler Drees Dreher Dreier Dreimane Dreimanis Dreissigacker
Drenjačević Dressler Drews Drešević Driessen Drinić Drinjak Drljan Drljača Drmanac Drmanović Drmončić Droogendijk
Droppa Droppová Droz Drozd Drozdová Drozdowski Drvarević Drvenica Drzewiecki Drábek Drábková Dróżdż Drča Drčelić
DuBuque Duah Duarte Dubashi Dube Dubiel Dubochet Dubois Dubovská Dubovský Dubravec Dubská Dubský Dubuis Duca Ducci
Duchoň Duchoňová Ducommun Ducret Duda Dudek Dudeková Dudková Dudová Dudziak Dudzik Dudziński Dudás Dueñas Dufek
Dufková Dufour Dugaja Dukovac Dula Dulla Dullová Dulová Duma Dumanjić Dumas Duminy Dumitrache Dumitrascu Dumitrescu
Dumitriu Dumitru Dumnić Dumont Dunka Dunková Dupan Dupont Dupuis Dupuy Durak Duran Durand Durante Durgan Durmaz Durán
Duszyński Dusík Dusíková Duta Dutkiewicz Dutoit Dutta Dutto Duval DuvnjakČuljak Duygulu Dušek Dušková Dvizac Dvokić
Dvonč Dvončová Dvoranac Dvorská Dvorský Dvořák Dvořáková Dvořáček Dvořáčková Dwamena Dwivedi Dyer Dyett Dylus Dzene
Dzenis Dziedzic Dzirkale Dzirkalis Dziuba Dzokoto Dzurjanin Dzurjaninová Dávid Dávidová Dávila Dächert Dème Díaz Döbel
Döring Dörner Dörre Dück Düşenkalkar Dąbek Dąbkowski Dąbrowski Dębowski Dębski Dědek Dědková Dīriķe Dīriķis Długosz
Džakmić Džakula Džal Džanija Dženopoljac Džepina Džigumović Džigurski Džikić Džinić Džodanović Dương Eberhard
Eberhardt Ebert Ebubechukwu Echevarría Ecker Eckhardt Edorh Edun Edvardsen Edwards Effertz Effler Egbochukwu Egeli
Egelja Egeljić Egerić Eggenmueller Egger Egić Egli Eglīte Eglītis Ehigiator Ehm Ehmann Ehrig Eich Eichenberger Eide
Eifert Einert Eisenlauer Ek Ekici Eklund Ekpo Eksteen Ekström Ekwueme Ekşioğlu Elb Elbe Elbekov Elbekova Eldorov
Eldorova Elebiyo Eleyth Elia Eliasson Eliaš Eligibile Elizabeth Elizondo Eliáš Eliášová Eliçin Ellis Elmastaşoğlu
Elmurodyev Elmurodyeva Elnurov Elnurova Els Elss Elvina Elworthy Elyorov Elyorova Elçiboğa Emard Embranthiri Emert
Emery Emig Emmanuel Emmelmann Emmerich Enache Enachi Ender Enderby Endziņa Endziņš Ene Engel Engelen Engelmann Engholm
Engström Eni Enríquez Epifani Eplinius Erasmus Erbay Erben Erbenová Erberk Erbulak Ercoli Erdman Erdmann Erdoğan Erez
Erginsoy Erhan Erhardt Eriksen Eriksson Erkekli Erlei Erm Ermini Erni Ernser Ernst Eronat Errante Errera Errichiello
Errico Ertepınar Ertl Ertürk Erwes Erçetin Esanu Esbensen Escalante Escamilla Escobar Escobedo Esenwein Esparza
Espinal Espino Espinosa Espinoza Esposito Esquibel Esquivel Esser Esteves Esther Estrada Estévez Etzebeth Eugster
Evangelista Evangelisti Evans Evensen Evers Everts Evliyaoğlu Evola Evstifejev Ewald Fabbri Fabbricatore Fabbro Fabian
Fabiani Fabiano Fabianová Fabijanović Fabián Fabiánová Fabjan Fabre Fabris Fabrizi Fabrizio Faculjak Fadda Fadel
Fadipe Fagunwa Fahey Fahham Fahner Fahriddinov Fahriddinova Fajardo Fajdetić Fajdiga Fajimi Fajnor Fajnorová Faktor
Falabi Falbo Falchi Falcioni Falco Falcone Falcão Faleti Falk Falkowski Fall Faller Faloye Falter Falzone Fan Fanara
Fancello Fanelli Fankhauser Fanta Fantini Fantová Fantozzi Faraci Faragó Faraone Farber Farcas Farella Faresta Faria
Farida Farin Farina Farkas Farkaš Farkašovská Farkašovský Farkašová Farrell Farris Farruhov Farruhova Farías Farčić
Fasano Fasasi Fasoli Fassbender Fathina Faty Fauche Faulhaber Faure Fava Favara Favaro Favero Favre Fay Faye Fayzbekov
Fayzbekova Fazekas Fazio Fazliddinyev Fazliddinyeva Febian Febrianti Fedele Federici Federico Feeney Feest Fehr Fehrig
Fehér Feil Fejfar Fejfarová Fekete Fekonja Felber Feld Felder Feleppa Felici Feliciano Feliziani Felke Feller Femina
Fencl Fenclová Fenner Fenske Ferat Ferenc Ferencová Ferilli Ferjan Ferko Ferková Ferluga Fernanda Fernandes Fernandez
Fernández Ferracuti Ferraiuolo Ferrando Ferrante Ferranti Ferrara Ferrari Ferrarini Ferrario Ferraris Ferraro
Ferrarotti Ferreira Ferrer Ferreri Ferrero Ferretti Ferri Ferrigno Ferrini Ferro Ferroni Ferry Festa Festuccia
Feuerbach Fiala Fialová Fichardt Fichera Fico Ficová Fidélis Fiedler Fiedlerová Fierro Fietz Figl Figueiredo Figueroa
Figura Fijałkowski Filc Filcová Filice Filimon Filip Filipan Filipek Filipiak Filipová Filipowicz Filipowski Filippi
Filippini Filipponi Filsinger Fincke Fini Fink Finka Finke Finková Finocchiaro Finotti Finstad Fior Fioravanti Fiore
Fiorelli Fiorentini Fiorentino Fiorenza Fioretti Fiori Fiorillo Fiorini Fiorucci Firdavsyev Firdavsyeva Firgantoro
Firmansyah Fischer Fischerová Fischetti Fish Fisher Fister Fitratov Fitratova Fitschen Fišbah Fišer Fišerová Fjeld
Flacco Flak Flaman Flanjak Flatley Flačer Fleischer Fleischmann Fleury Flis Floder Florczak Flore Florea Florek Flores
Florescu Floridia Florio Floris Florián Floriánová Floričelović Flottmann Flórez Flückiger Focsa Fodor Fodulović
Fofana Fofie Foged Fogele Fogelis Foglia Fois Fojtík Fojtíková Fok Folivarski Foltýn Foltýnová Fonda Fonseca Fontaine
Fontana Fonti Forconi Foretay Forgione Forkel Forlani Forman Formanová Formica Formánek Formánková Fornara Forsberg
Forst Forster Forte Fortugno Fortunato Foschi Fossum Fosu Foti Fotihov Fotihova Fourie Fournier Fousek Fousková Fořt
Fořtová Fraga Frahmeke Frami Franc Francesca Franceschi Franceschini Francesconi Francese Francezi Franchi Franchini
Francišković Franco Francois Francová Frandsen Franecki Franey Franić FranjićAbramić FranjićZelić Frank Franke
Franková Frankowski Fransson Franta Frantz Franz Franzis Franzmann Franzoni Franzè Franěk Frasca Fratello Fratila
Fratti Frau Frauen Frauendorf Frazi Frederiksen Fredriksen Fredriksson Frei Freigang Freimane Freimanis Freimann
Freimuth Freisen Freitas Frenkel Frenzel Freriks Frey Freymond Frezza Frick Fricke Fridrich Fridrichová Fried Friedek
Friedenberg Friedli Friedmann Friedrich Friesen Friess Frigan Frigerio Frigo Frisch Fritsch Frohn Frosch Frunza Frunze
Frydrych Frydrychová Frías Frąckowiak Frączek Frątczak Ftorek Ftoreková Fu Fucci Fuchs Fuchsová Fuentes Fuga
Fuhlbrügge Fujiati Fuksa Fuksová Fuller Fumagalli Fumarola Fundak Fung Funk Funmilayo Fuoco Furgala Furlan Furman
Furno Furrer Furtado Furtuna Fusaro Fusco Fusenig Fust Fuze Fučík Fučíková Fábián Förster Fülöp Gaba Gabhezi Gabius
Gabler Gabor Gabriel Gabriele Gabrielli Gabrielová Gabrovšek Gabud Gaddini Gade Gadiaga Gadomski Gadschiew Gadžić
Gages Gagić Gagliano Gagliardi Gagović Gagričić Gagro Gaile Gailis Gaillard Gailīte Gailītis Gaina Gaitán Gajda Gajdoš
Gajdošová Gajec Gajewski GajgićMatić Gajski Gakstädter Gal Galander Galante Galarza Galasso Galati Galeazzi Galinac
Galindo Galić Galjak Galjen Galjer Gallardo Gallegos Galli Gallo Galluzzo Galošević Galván Gama Gamba Gamberini
Gambino Gamboa Gamez Gamlin Gamper Ganaka Gandhi Gandolfo Ganea Gangan Gangemi Gangnus Gantar Ganzmann GanzŽuparić
Gaona Garatva Garau Garavaglia Garay Garcia García Garden Gargiulo Garibay Garica Garifo Garnier Garofalo Garonja
Garrido Garza Gasjūne Gasjūns Gaspar Gaspari Gasparini Gassama Gasse Gasser Gast Gastel Gastélum Gatta Gatti Gatto
Gatzka Gauder Gaudiano Gauthier Gautier Gavrila Gavrilita Gavriliuc Gavrilović Gavrić Gavrović Gaweł Gawlik Gawron
Gawroński Gaye Gaytán Gazdić Gazibara Gazivoda Gazzola Gaćina Gaćinović Gačanović Gačević Gačić Gađanski Gałka Gałązka
Gašpar Gašparovič Gašparovičová Gašparová Gašpić Gaži Gažiová Gažo Gbadamosi Gbogboade Gebhardt Geese Gehre Gehrig
Gehring Gehrke Geiger Geisendorf Geisler Geissler Gelling Gemma Genchi Genjega Genna Gennaro Genoud Genovese Gens
Gentile Gentili Georgescu Gerace Geraci Gerard Gerbennow Gerber Gerdel Gerhardt Gerhold Gerlach Germani Gerritsen
Gerschler Gerson Gervasi Gerwig Gesell Geurts Geyer Gfeller Ghale Gheorghe Gheorghita Gheorghiu Gherman Ghilardi
Ghirmai Ghita Ghosh Giacalone Giaccio Giachi Giacomelli Giampaoli Giampaolo Giannelli Giannetti Gianni Giannini
Giannone Giannotti Gianotti Giansante Giardina Giardini Gibala Gibbs Gibson Giehl Gielen Gierisch Giesa Giesche Gigaba
Giger Gigli Giglio Gigliotti Gil Gilca Gilde Gill Gilliéron Gioacchini Gioia Giordani Giordano Giorgetti Giorgi
Giorgio Giovannelli Giovannetti Giovannini Giovinazzo Girard Girardet Girardi Giraud Giraudo Girbu Girone Girón Gisca
Gislason Giudice Giuffrida Giugliano Giuliani Giuliano Giunta Giurgiu Giusti Giustra Glasnović Glasson Glatting
Glavati Glavač Gleason Gledić Gleichner Gleđa Glintić Gloor Glosli Glover Glođović Gložanski Gluhović Glukčević Glumac
Glumpak Gning Gningue Gobbi Gocník Gocníková Godanj Godec Godlewski Godoy Godínez Goebel Goedicke Golban Goldbeck
Goldfuss Goldkamp Goldkühle Goldner Golec Golinelli GolićSamaržija Goller Golling Gollnow Gollum Golob Golomski Gombai
Gombay Gombert Gomes Gomis Goncear Gonta Gonzales Gonzalez González Gonçalves Goodwin Goonam Goosen Goossens Goran
Gorczany Gordhan Gorea Gori Goričanec Gorišek Gorjanski Gotthardt Gottlieb Gottschalk Gottwald Gottwaldová Gotz
Goudiaby Govender Govoni Gowda Goy Goyette Gołąb Gołębiewski Gołębiowski Graber Grabež Grabić Grabovac Grabowski Grace
Gracia Graczyk Gradišar Gradištanac Gradojević Grady Gradzki Graf Graham Grams Gran Granado Granados Granat Granata
Granato Grande Grandi Grandjean Grange Grant Granà Grasse Grassi Grasso Gratzky Grau Graudiņa Graudiņš Graur Gravina
Graziani Graziano Greb GrebenarŽarmen Greco Grecu Green Greenfelder Greenholt Greger Gregersen Gregor Gregorc Gregori
Gregorová Greguš Gregušová Greithanner Greppi Greschner Grgič Grgurević Gribuste Gribusts Grieco Griego Griem
Griesbacher Griese Griffiths Grigoras Grigore Grigorescu Grijalva Gril Grilli Grillo Grimaldi Grimes Grimm Grkavac
Grkinić Grladinović Grm Grob Grobelaar Grochowski Groduma Grodums Groebli Groen Gromisch Groothuizen Gros Grosjean
Gross Grosser Grossheim Grossi Grosskopf Grosso Grosu Grothaus Grothkopp Grotke Groza Grozdanović Grube Gruber
GrubešićBarbir Grubnić Grubrová Grudzień Grundmann Grundza Grundzová Gruning Gruppuso Gruszczyński Gruszecki Gruszka
Grygar Grygarová Grzegorczyk Grzelak Grzesiak Grzesik Grześkowiak Grznár Grznárová Grzyb Grzybowski Grzywacz Gröss
Grötzinger Grün Grüner Grīnberga Grīnbergs Grūba Grūbe Guajardo Gualtieri Guardado Guarino Guarneri Guarnieri
Guastella Guastone Guerin Guerra Guerreiro Guerrero Guerrieri Guerriero Guerrini Guevara Gueye Guglielmi Guha Guida
Guidetti Guidi Guido Guidotti Guillaume Guillen Guillot Guillén Guinand Guissé Gulgowski Gulino Guliwe Gullì Gulyás
Gumede Gummelt Gunarto Gunawan Gundersen Guneta Gunjača Gunkel Gunnarsson Gunther Gupta Gurrieri Gurule Gurung Gusan
Gusikowski Gusmeroli Gustafsson Gut Gutal Gutiérrez Gutjahr Gutkowski Gutmann Gutowicz Gutowski Gutrovac Gutschank
Gutu Guyot Guzik Guzina Guzmán Guzun Gučanin Gušanović Gušatović Gušavac Guševac Gušić Gušović Gwacela Gwala Gwoździk
Gwóźdź Gyamfi Gyasi Gyawali Gábor Gáborová Gál Gálvez Gámez Gáspár Gähwiler Gómez Góra Góral Górecki Górka Górniak
Górny Górski Göbel Göckeritz Göhler Gönültaş Görlich Görmer Götz Götzelmann Gül Güldemeister Güler Gümüşpala Günday
Güneş Günther Günz Gürbig Gürmen Gąsior Gąsiorowski Głogowski Głowacki Głąb Haack Haaf Haag Haas Habeeb Habel Habibi
Habibov Habibova Hablák Habláková Habšuda Habšudová Hache Hack Hackbusch Hackelbusch Hackett Hadfield Hadwich
Hadžibeganović Haferkamp Hafner Hagen Hagenes Hahn Haikal Hajdinjak Hajdu Hajduk Hajek Hajnc Hajná Hajný Hakala Hakan
Hakim Hakyemez Halas Hald Halda Haldová Haley Halilyev Halilyeva Halim Halimah Hall Hallmann Haluška Halušková
Halvorsen Halvorson Halák Haláková Halász Hamal Hamann Hamidov Hamidova Hamill Hamilton Hammes Hampl Hamplová
Hamzaoğlu Hamzayev Hamzayeva Hand Handayani Handoko Handžić Hane Hanekom Hanenberger Hango Hanifat Hanižar Hanko
Hanková Hannecker Hannich Hanniske Hanousek Hanousková Hansen Hansson Hanus Hanusová Hanuš Hanušová Hanzal Hanzalová
Hanzl Hanzlová Hanzlík Hanzlíková Hanák Hanáková Hanáček Hanáčková Haramija Harač Harber Hardiansyah Hardy Hargasser
Harini Hariyah Harms Harnapp Haro Harris Hartati Harter Harting Hartlieb Hartman Hartmann Hartmanová Hartwig Hartz
Harvey Haryanti Haryanto Has Hasan Hasanah Hasanica Haschke Hasler Hassan Hassanah Hasse Hassfeld Hastuti Hathorn
Hattingh Hauck Haug Haugaard Haugen Hauke Haukelidsæter Haupt Hauser Havel Havelka Havelková Haverney Havlová Havlík
Havlíková Havlíček Havlíčková Havojić Havránek Havránková Hayes Hayworth Hazes Hađa Hašek Hašková Haščák Haščáková He
Heaney Hearne Heathcote Heberstreit Hechler Hecht Heck Heczko Heczková Hedegaard Hedermann Hediger Hedlund Hegedüs
Hegedűs Heger Hegerová Hegmann Hehl Heidelmann Heidenreich Heidler Heikkilä Heikkinen Heinemann Heinig Heinke Heinonen
Heinrich Heinze Heiser Heist Hejda Hejdová Hejduk Hejduková Hejl Hejlová Hejna Hejnová Heleta Heller Hellmann
Hellström Helm Helmke Helpling Henderson Hendriks Hendrych Hendrychová Hengmith Henkel Hennes Hennezel Henri Henriksen
Henriksson Henriques Henry Henríquez Hense Hensel Hentel Hentschel Hentschke Hepperle Herberger Herbrand Heredia
Heretik Heretiková Hering Herjavec Herlambang Herman Hermann Hermanová Hermans Hermansen Hermansson Hermawan Hermecke
Hermelin Hermiston Herms Hernandes Hernádez Hernández Herold Herrera Herrmann Herschmann Hertel Hertzog Herweg Herwig
Herzenberg Herzog Hess Hesse Hessek Hessel Hessler Hettinger Hetzler Heuck Heunis Heval Heydemüller Hečko Hečková
Heřman Heřmanová Heřmánek Heřmánková Hickle Hidalgo Hidayanto Hidayat Hideo Hidošanin Hiebl Hikmatov Hikmatova
Hildebrand Hildenbrand Hilgendorf Hill Hillard Hiller Hilll Hills Hilpert Hiltunen Himawan Hincu Hingsen Hingst
Hinojosa Hinrichs Hintz Hirnštajn Hirsch Hirschberg Hirt Hirthe Hirvonen Hitchinson Hjort Hjorth Hladká Hladký Hladík
Hladíková Hlapec Hlasni Hlatshwayo Hlavati Hlavatá Hlavatý Hlaváč Hlaváček Hlaváčeková Hlaváčková Hlaváčová Hlinka
Hlinková Hlongwa Hlongwane Hloušek Hloušková Hlávka Hlávková Ho Hochstrasser Hodanovac Hodea Hodel Hodkiewicz Hodler
Hodovanj Hoeger Hofer Hoffman Hoffmann Hoffmannová Hofman Hofmann Hofmanová Hofstetter Hohenberger Hohl Hohn
Hohnheiser HohošBabić Hojimurodyev Hojimurodyeva Holan Holanová Holas Holasová Holcová Hold Holdt Holec Holeček
Holečková Holguín Holinski Holl Hollard Holm Holmberg Holmes Holmgren Holmqvist Holoubek Holoubková Holtfreter Holub
Holubová Holuby Holubyová Holz Holzdeppe Holzner Holá Holík Holíková Holý Homa Homenick Hommel Homola Homolka
Homolková Homolová Honegger Hong Honz Hooss Hopland Hoppe Hora Horak Horaček Horký Horn Horna Horne Hornung Horník
Horníková Horníček Horníčková Horová Horská Horský Hort Horvath Horvát Horváth Horváthová Horvátová Horák Horáková
Horáček Horáčková Horňák Horňáková Hossa Hossová Hottinguer Hotz Houdek Houdková Hougaard Houška Houšková Hovanjek
Hovorka Hovorková Howard Howe Howell Hoza Hozová Hoàng Hočevar Hořejší Hošek Hošková Hrabal Hrabalová Hrabovská
Hrabovský Hradecká Hradecký Hradil Hradilová Hraško Hrašková Hrbek Hrbková Hrbáček Hrbáčková Hrdina Hrdinová Hrdlička
Hrdličková Hrdá Hrdý HrešićDubaić Hribar Hric Hricová Hrkalović Hrmo Hrmová Hrnjak Hrnčíř Hrnčířová Hroch Hrochová
Hromádka Hromádková Hron Hronová Hrovat Hrubeš Hrubešová Hrubá Hrubý Hruška Hrušková Hrušovská Hrušovský Hrvatin Hrůza
Hrůzová Hu Huang Huba Huber Hubert Hubová Hubáček Hubáčková Huckestein Hudak Hudcová Hudec Hudeček Hudečková Hudson
Huebel Huel Huels Huerta Huet Hug Hughes Hugo Huguenin Huhn Hui Huisman Huixtlacatl Hujo Huke Huls Human Humbert
Humbert-Droz Huml Humlová Huneke Hunziker Hurramov Hurramova Hurtado HusakovićHodžić Huseby Husák Husáková Hutagalung
Hutapea Hutasoit Huth Huwiler Huzanić Hušek Hušková Hyatt Hynek Hynková Hà Hájek Hájková Hála Hálová Hána Hánová Häber
Häfliger Häfner Hämäläinen Hänni Håkansson Höcke Höft Höhne Hönig Hördt Hübenbecker Hübl Hübner Hügel Hürlimann
Hüttcher Hütter Hýbl Hýblová Hůlka Hůlková Hồ Iacob Iacolare Iacono Iacovino Iacovone Iancu Iandolo Iannaccone
Iannello Ianni Iannone Iannucci Iaria Iatco Iazzetta Ibarra Ibe Ibikunle Ibodullohyev Ibodullohyeva Ibranović Ibrić
Ibrohimov Ibrohimova Ichim Ierardi Iezzi Iglesias Igličar Ignat Igov Igrić Ihasz Ihly Ihnačák Ihnačáková Ihtiyorov
Ihtiyorova Ikromov Ikromova Ilančić Ilc Ilie Iliescu Ilin Ilinčić Ilisić Ilić Iličin Illing Illés Ilori Ilupeju
Ilyosov Ilyosova Ilıcalı Imhof Immelman Impellizzeri Improta Imronov Imronova Indelicato Ingrassia Ingrosso Innocenti
Inzerillo Iodice Ion Ionescu Ionita Iordache Iorga Iorio Iosif Iotti Iovino Iovu Ip Ippoliti Ippolito Irawan Irfandi
Irimia Irizarry Isaac Isac Isak Isakov Isaksson Isbrücker Isekenmeier Isler Islomov Islomova Ismail Ismoilov Ismoilova
Isokun Ispas Israel Istrate Istrati Iswahyudi Iten Itt Iuliano Ivan IvankovićBon Ivanov Ivanova Ivanovs Ivančan
Ivančič Ivas Ivascu Iversen Ivkovac Iwanowski Iwański Iyalla Iyanda Iyengar Iyer Izdebski Izzi Izzo Ičelić Işık
Išpiranović Ištoković Išvan Jablanov Jabłoński Jackowski Jackson Jacob Jacobi Jacobs Jacobsen Jacobson Jacquet Jadro
Jagica Jagielski Jagiełło Jagodziński Jagusch Jagušić Jahn Jahnke Jahoda Jahodová Jailani Jaime Jaimes Jain Jaiyeola
Jakab Jakeš Jakešová Jakl Jaklová Jakobek Jakobs Jakobsen Jakobsson Jakolić Jakopič Jakoubek Jakoubková Jakubcová
Jakubczyk Jakubec Jakubiak Jakubowski JakušMejarec Jalolov Jalolova Jambor James Jamiu Jamnik Jamolov Jamolova Jamrozy
Jamshidov Jamshidova Janas Janata Janatová Janda Jander Jandová Janeković Janevski Janeček Janečeková Janečić Janečka
Janečková Jangid Janiak Janich Janicki Janik Janiszewski Janka Janke Jankovitch JankovićBešlić Jankovska Jankovskis
Jankowiak Jankowski Janků Janota Janotová Janoušek Janoušková Janovská Janovský Janowski JanoševićFranz Janoška
Janošková Jansa Jansen Jansone Jansons Jansová Janssen Janssens Jansson Jantjies Jantošovič Jantošovičová Januar Janus
Janusz Januszewski Januško Janák Janáková Janáček Janáčková Janík Janíková Janíček Janíčková Janča Janček Jančeková
Jančová Jančík Jančíková Janša Janů Jaramillo Jarc Jardan Jarets Jareš Jarešová Jarnec Jaros Jarosz Jaroš Jarošová
Jarząbek Jasinski Jasiński Jaskolski Jasper Jasso Jast Jastrzębski Jasuryev Jasuryeva Jauk Javlonov Javlonova
Javohirov Javohirova Javůrek Javůrková Jaworski Jazbinšek Jazvinšak Jaćimović Jaćović Jaśkiewicz Jašarević Jašek
Jašková Jean Jeanneret Jech Jechová Jedlička Jedličková Jedľovská Jedľovský Jeftić Jeftović Jegorov Jelačić Jelašić
Jelen Jelenová Jelica Jelisavac Jelita Jellinghaus Jelínek Jelínková Jendek Jendeková Jenkač Jenkins Jenko Jenni
Jensen Jeníček Jeníčková Jeorga Jeppesen Jerab Jeram Jerde Jereb Jereminov Jeremić Jergić Jerinić Jerinkić Jerkov
Jerković Jerschabek Jeseničnik Jespersen Jess Jesus Jeuša Jevremov Jevremović Jevremčević Jevrić Jevrosimov
Jevrosimović Jevtanović Jevtić Jevtović Jevđenić Jevđenović Jevđević Jezdimirović Jezdić Jezierski Jeřábek Jeřábková
Jež Ježek Ježková Ježová Jha Jimoh Jiménez Jimínez Jindra Jindrová Jirka Jirková Jirků Jiroušek Jiroušková Jirsa
Jirsová Jirák Jiráková Jiránek Jiránková Jirásek Jirásková Jiyan Jiřík Jiříková Jocković Johannessen Johannsen
Johansen Johansson Johar John Johnová Johns Johnsen Johnson Johnston Jokanović Jokin Jokinen Jokić Jokičić Joković
Joksimović Joly Jonas Jonata Jonatová Jones Jonker Jonsson Jonáš Jonášová Jordaan Jordanović Josan Joseph Joshi Joshua
Jossa Jost Jostiak Joubert Jovanović JovanovićFiličić Jovančević Jucken Juhart Juhl Juhász Jukuma Jukums Julien Jumiķe
Jumiķis Junck Junek Jung Jungbluth Jungton Junková Jurado Jurašić Jurašković Jurek Jurečka Jurečková Jurina Jurinová
Jurišević Jurišin Jurišić JurišićSpajić Jurjević Jurkiewicz Jurkovič Jurkovičová Jurkowski Jurík Juríková Jurčík
Jurčíková Just Justesen Justina Juszczak Juwita Juárez Juřica Juřicová Juřík Juříková Jánošík Jánošíková Jánská Jánský
Jáquez Jäggi Järvinen Jílek Jílková Jíra Jírová Jónás Jóźwiak Jóźwik Jönsson Jørgensen Jürgens Jēkabsone Jēkabsons
Jędrzejczak Jędrzejczyk Jędrzejewski Ka Kabić Kablinović Kabát Kabátová Kacprzak Kaczmarczyk Kaczmarek Kaczmarski
Kaczor Kaczorowski Kaczyński Kadeřábek Kadeřábková Kadijević Kadlec Kadlecová Kadnar Kadri Kaesmacher Kafenda
Kafendová Kafka Kafková Kafle Kahl Kahlert Kahles Kahlmeyer Kahveci Kahyang Kainović Kaiser Kaisrová Kaitović Kajganić
Kakkar Kala Kalaba Kalabić Kalajanović Kalajdžić Kalajitović Kalajić Kalamiza Kalaš Kalašová Kalendić Kaleta Kalina
Kalinová Kalinowski Kalinski Kaliská Kaliský Kalisz Kalivoda Kalivodová Kalić Kallabis Kallensee Kallio Kallis Kalna
Kalniņa Kalniņš Kalns Kalnāja Kalnājs Kalocsay Kalous Kalousek Kalousková Kalousová Kalová Kaluđerski Kalyan Kaláb
Kalábová Kalēja Kalējs Kamal Kamara Kamat Kamber Kambič Kamenički Kamenov Kameník Kameníková Kaminski Kamiński
Kamoliddinyev Kamoliddinyeva Kamolov Kamolova Kampf Kampschulte Kan Kanaria Kandecki Kandji Kandé Kane Kanea Kania
Kaniewski Kanimal Kaniyar Kanić Kanižaj Kano Kantor Kantorová Kanté Kanzaki Kaplan Kaplangı Kaplanová Kapoor Kappe
Kappler Kaproncai Kapulica Kapusta Kara Karabulut Karaböcek Karadamis Karadaş Karaduman Karaer Karajčić Karakašević
Karam Karaman Karamarković Karamata Karan Karapetrić Karas Karasová Karatošić Karaulac Karaulić Karavidić Karać
Karađorđević Karaś Karašićević Karban Karbanová Karczewski Kardoš Karel Karem Karen Karhoff Karika Karikari
Karjalainen Karki Karlak Karlinski Karlić Karlová Karlsen Karlsone Karlsons Karlsson Karlík Karlíková Karpiński
Karrass Karst Karsten Kartal Karul Karulová Karus Karwowski Karásek Karásková Kasal Kasalová Kasapoğlu Kasavica Kaselj
Kasperek Kasprzak Kasprzyk Kass Kassulke Kassé Kasten Kastner Kaszuba Katarinček Katherine Kathrada Katoi Katona
Katulić Katzinski Kaufmann Kaul Kauliņa Kauliņš Kaur Kausemann Kautzer Kavaklıoğlu Kavka Kavková Kavčič Kawa Kawecki
Kawohl Kaya Kayode Kazda Kazdová Kazenski Kazmarek Kačaniklić Kačar Kačarević Kačavenda Kačírek Kačírková Kałuża Kaňa
Kaňka Kaňková Kaňová Kašanin Kašiković Kašpar Kašparová Kašpárek Kašpárková Kašterović Kašík Kašíková Kaźmierczak
Kedzierski Keebler Keeling Keil Keiner Keith Kekić Keleka Keleman Kelemen Keller Kelly Kelm Kemal Kemfelja Kemmer Kemp
Kempe Kemper Kempis Kempter Kennedy Keníž Kenížová Kerekes Kerl Kerluke Kern Kertzmann Keseroğlu Keskin Kesselring
Kesselschläger Kessler Kette Kettenis Keung Keutel Keçeci Keïta Kešina Khadka Khalid Khan Khanna Khatri Khawula Khouma
Khoza Khumalo Khumalu Khuzwayo Kick Kiehn Kiessling Kiełbasa Kihas Kihn Kilback Kimberly Kinadeter Kindelan Kindl
Kindlová King Kinnunen Kinzel Kinzy Kirch Kirlin Kirst Kirsten Király Kis Kisabaka Kisiel Kiss Kita Kitić Kitonjić
Kizivat Kićanović Kićeskulov Kićevac Kičema Kičić Kišfalubac Kjeldsen Kjær Klaas Klabuhn Kladar Kladarin Klander
Klapka Klapková Klapper Klasanović Klauder Klaus Klausen Klačar Klašnja Kleeberg Kleiber Klein Kleinert Kleininger
Kleinmann Kleinová Kleinsteuber Kleiss Klement Klementová Klemenčič Klemme Kleven Klečina Klečka Klečková Klikovac
Klimczak Klimek Kliment Klimentová Klimeš Klimešová Klimović Klinac Klincov Kling Klinger Klinić Klink Klišanin
Klječanin Klocko Klopsch Klose Kloss Klouda Kloudová Klouček Kloučková Kluge Klusener Kluwe Klíma Klímová Kmet Kmeť
Kmeťová Kmiecik Kmieć Knabe Knap Knapik Knapová Knecht Kneifel Knetsch Knez Knies Knippel Knobel Knoblich Knoetze
Knoll Knorr Knorscheidt Knotek Knotková Knudsen Knut Ko Kobela Kobia Kobs Kobus Kocabıyık Kocchar Koch Kochan Kochová
Kocián Kociánová Kocjan Kock Kocman Kocmanová Kocourek Kocourková Kocsis Koczulla Koderisch Koehl Koehler Koelpin Koen
Koenig Koepp Koester Kofferschlager Kofler Kofranek Kogan Kogut Koha Kohle Kohler Kohlmann Kohnle Kohout Kohoutek
Kohoutková Kohoutová Kohrt Kohs Koirala Koivisto Koj Kojčinović Kojčić Kok Koka Kokalj Kokanov Kokanović Kokar Koković
Kokoškov Koks Kola Kolade Kolak Kolaković Kolar Kolarac Kolarević Kolarić Kolarov Kolasa Kolařík Kolaříková Kolb
Koleiski Kolek Kolenc Kolesarić Kolesár Kolesárová Kolgjeraj Kolková Kolly Kollár Kollárová Kolman Kolmanová Kolnik
Kolniková Kolník Kolníková Kolokas Kolompar Kolonja Kolović Kolundžija Kolundžić KolundžićRadić Kolár Kolárová Koláček
Koláčková Kolář Kolářová Komad Komadinić Komadinović Komak Komanov Komanović Komar Komarica Komarnički Komaromy
Komarov Komarčević Komarčić Komatina Komatinović Komatović Komazec Komilov Komilova Komljen Komljenović Komluški
Komnenić Komnenov Komnenović Komoll Komorowski Komronov Komronova Komárek Komárková Komínek Komínková Konaté Konda
Konečná Konečný Kong Konieczna Konieczny Konig Koning Konopelski Konopka Konow Konrad Konta Konté Konya Koníček
Koníčková Končar Koob Koomson Kopal Kopalová Kopanec Kopas Kopczyński Kopecká Kopecký Koper Kopeć Kopeček Kopečková
Kopečná Kopečný Kopf Koprivec Kopřiva Kopřivová Korbel Korbelová Korda Kordin Kordić Kordulup Korec Korecová Korhonen
Korica Korkmaz Korol Korotaj Korošec Korpaš Korta Kortajarena Korušac Korzeniowski Korša Kos Kosalec Kosenkow Kosina
Kosinová Kosiński Koskinen Kosoko Kosová Kosowski Koss Kostadinović Kostecki Koster Kostin Kostić Kostka Kostkaová
Kostková Kostrec Kostrecová Kostrzewa Koszewski Kosík Kosíková Kot Kotaranin Kotaraš Kotarlić Kotarčević Kotas
Kotasová Kotek Kotević Kotková Kotlár Kotlárová Kotowski Kotrba Kotrbová Kotrljanović Kotzin Kouba Koubaa Koubek
Koubková Koubová Koudela Koudelka Koudelková Koudelová Koukal Koukalová Koutná Koutný Kouřil Kouřilová Kovacek Kovacs
Kovalski Kovač Kovařík Kovaříková Kovinjalo Kovinčić Kovjanić Kovljenić Kovrlija Kovács Kováč Kováčik Kováčiková
Kováčová Kovář Kovářová Kovářík Kováříková Kovčin Kowal Kowalczuk Kowalczyk Kowalewski Kowalick Kowalik Kowalinski
Kowalski Koya Koyuncu Koza Kozak Kozakiewicz Kozarac Kozarev Kozarević Kozarski Kozel Kozey Kozieł Kozioł Kozić
Kozlica Kozlina Kozlovački Kozlová Kozma Kozová Kozák Kozáková Kozłowski Koç Koçoğlu Koçyiğit Kočiš Kočišová Kočí
Kołakowski Kołodziej Kołodziejczyk Kołodziejski Kořínek Kořínková Košanin Košarac Košević Košničar Košničarević Košpić
Koštunica Košutarac Košutić Košťál Košťálová Krabbe Kraft Kragl Kragulj Kraguljac Krahovski Krainčanić Krajcik
Krajewski Krajina Krajinović Krajišnik Krajnc Krajnović Krajíček Krajíčeková Krajíčková Krajči Krajčo Krajčovič
Krajčovičová Krajčová Krajčír Krajčírová Krakowiak Kral Kralj Kralja Kraljinović Kramer Krance Krancis Krasić Krasnova
Krastiņa Krastiņš Kratochvíl Kratochvílová Kratofil Krauel Kraule Kraulis Kraus Krause Krausová Krauspe Krauze
Krawczyk Krawiec Kreb Krebs Kregar Kreiger Kreissig Krejčová Krejčí Krejčík Krejčíková Krejčíř Krejčířová Kremanac
Kremenović Kresoja Kresojević Kresonja Kresse Kreutz Kreštalica Krga Krieger Kriel Krieva Krieviņa Krieviņš Krievs
Krige Krijt Krilović Krinulović Krippner Kris Kriss Kristensen Kristiansen Kristić Kristoffersen Krivaja Krivaćević
Krivda Krivokuća Krivošija Krivošić Krivčević Kričak Krička Kričković Krišan Krišanov Krišanović Krištof Krištofová
Križaj Križan Križić Krkalo Krkeljić Krkić Krkljuš Krkobabić Krmelj Krodinger Krogh Krohn Krol Kron Kronberga
Kronbergs Kropáček Kropáčková Kroupa Kroupová Krpović Krsmanić Krsmanović Krsmić Krspogačin Krstajić Krstanović
Krstekanić Krstin Krstinić Krstivojević Krstić Krstičić Krstonić Krueger Krug Kruger Kruk Krukowski Krull Krupa
Krupička Krupičková Krupiński Krupka Krupková Krupová Kruschinski Kruszewski Krušarovski Krušković Kružević Krvavac
Krysiak Krzemiński Krznarić Krzyżanowski Král Králik Králiková Králová Králík Králíková Králíček Králíčková Krátká
Krátký Krämer Król Królikowski Kröckert Kröger Krúpa Krúpová Krügel Krüger Krčevinac Krčmar Krčmarević Krčmář
Krčmářová Krēsliņa Krēsliņš Krūmiņa Krūmiņš Kshlerin Książek Kub Kuba Kubacki Kubadov Kubadova Kubcová Kubec Kubelka
Kubelková Kubena Kubera Kubeš Kubešová Kubheka Kubiak Kubica Kubicki Kubicová Kubik Kubiš Kubišová Kubli Kubová
Kubánek Kubánková Kubát Kubátová Kubík Kubíková Kubín Kubínová Kubíček Kubíčková Kuc Kucharczyk Kucharski Kuchař
Kuchařová Kuchta Kuchtová Kuciński Kuczyński Kuday Kudeljaš Kudláček Kudláčková Kudrna Kudrnová Kufahl Kuhar Kuhic
Kuhlee Kuhlman Kuhn Kuhnen Kuijpers Kuiper Kujavec Kujawa Kujawski Kukla Kuklová Kukuljica Kukuružnjak Kula
Kulaksızoğlu Kulas Kulesza Kulhavá Kulhavý Kulhánek Kulhánková Kulig Kulik Kulimann Kuliński Kulma Kulmane Kulmanis
Kumbernuss Kumcuoğlu Kumi Kummle Kunc Kuncová Kunde Kunene Kuneš Kunešová KunićBukovac Kunt Kunter Kunz Kunze Kupcová
Kupec Kupfer Kuphal Kupka Kupková Kupprion Kuprion Kupusinac Kuraica Kurek Kurevija Kuridža Kurija Kurilić Kurjačić
Kurjački Kurka Kurková Kurmazović Kurniawan Kurnicki Kurnoga Kurobasa Kurowski Kurrat Kurschilgen Kurt Kurtak
Kurtanjek Kurtuma Kurucić Kurutluoğlu Kuručev Kurzemniece Kurzemnieks Kurćubić Kurčubić Kusanović Kuschewitz Kuschmann
Kusi Kuske Kusmawati Kustermann Kusuma Kusumo Kuswandari Kuswoyo Kutch Kutlay Kutlija Kutscherauer Kutzner Kuvalis
Kuypers Kuzmanić KuzmanićŠarac KuzmanovićĐorđević Kuzmina Kuzucu Kućinac Kuča Kučara Kučera Kučerová Kučová Kuś Kušan
Kušić Kušljević Kušljić Kužel Kuželj Kuželová Kužet Kvapil Kvapilová Kvarme Kvasina Kvasnička Kvasničková Kvačanović
Kvekić Kvrgić Kwaakye Kwadwo Kwan Kwarteng Kwaśniewski Kwiatkowski Kwiecień Kwieciński Kwok Kwong Kyei Kyncl Kynclová
Kyra Kysela Kyselová Kyseľ Kyseľová Kállay Kállayová Káňa Káňová Kägi Kähler Kälin Käser Käther Kébé Köhler Köhrbrück
Köhre Kölotzei König Köpernick Körmükçü Köse Köseoglu Köybaşı Köylüoğlu Kúhn Kúhnert Kühn Kühnel Kühnemund Kühnert
Kühnke Kühnl Küng Kürsteiner Küsters Küter Küçükler Kārkliņa Kārkliņš Kędzierski Kędziora Kępa Kılıç Kılıççı Kıraç
Kļaviņa Kļaviņš Kłos Kłosowski Křenek Křenková Křeček Křečková Křivánek Křivánková Kříž Křížek Křížková Křížová Laack
Laakso Laaksonen Labadie Labalo Laban Labanac Labate Labotić Laboy Labuda Labudová Labus Lacerda Lach Lacina Lacinová
Lack Lacko Lacková Lacroix Ladega Ladewig Laezza Laforza Laganà Lagrange Lahtinen Lai Lailasari Laine Laitinen Laitkam
Laiviņa Laiviņš Lakatos Lakatoš Lakatošová Laketa Laketić Lakin Lakić Lakomy Laksita Laksmiwati Laletin Lalić Lam Lama
Lamacchia Lambelet Lambert Lamberti Lambić Lammert Lamos Lamula Lana Landa Landi Landmane Landmanis Landmann Landová
Lang Lange Langer Langeveldt Langfeld Langhirt Langosh Langová Langr Langrová Langworth Lanig Lanteri Lanz Lanza
Lapenna Lapiņa Lapiņš Lapsiņa Lapsiņš Lapčević Lara Lari Larkin Larsen Larson Larsson Laskowski Lasmane Lasmanis
Lasota Latifat Latini Latkovska Latkovskis Latorre Lattanzi Latupono Lau Lauberga Laubergs Laubscher Lauckner Lauinger
Laureano Laurent Lauri Lauridsen Laursen Laurén Lausecker Laux Lavecchia Lavička Lavičková Law Lawal Laws Lax Lazanski
Lazar Lazarac Lazarev Lazarević Lazari Lazarov Lazendić Lazetić Lazin Lazinica Lazizov Lazizova Lazić Lazuardi Lazzari
Lazzarini Lazzaro Laćman Lačanin Lačnjevac Lađevac Lađević Lađinović Lažetić Le LeQuesne Leahu Leal Leale Leannon
Lebeda Lebedová Leberer Lebrón Lebsack Lecca Lech Leclerc Leclercq Lecomte Ledda Ledesma Ledner Lee Lefebvre Lefevre
Leffler Leggio Legrand Legros Legzdiņa Legzdiņš Lehmann Lehner Lehtinen Lehto Lehtonen Leibold Leide Leilani Leimbach
Leinonen Leipold Leist Leite Leiter Leiteritz Leitheim Leiva Leiwesmeier Lejiņa Lejiņš Lejniece Lejnieks Lelli Lelović
Lemaire Lemaić Lemajić Lembede Lemić Lemke Lemmens Lemoine Lemus Lenart Lenfers Lengyel Lenhard Lenk Lentini Lenz
Lenzen Lenzi Leo Leonard Leonardi Leoncini Leone Leonetti Leoni Leontijević Leopardi Lepore Leposavić Lepović Leppänen
Lepthin Lepšanović Lepšík Lepšíková Lerma Lero Leroux Leroy Lesch Leschnik Lesendrić Lesiak Lesjak Lesmana Lestari
Leszczyński Letsoalo Letzelter Leu Leuba Leuenberger Leung Leuschke Leutarević Leutenegger Levajac Levanić Levá Levý
Lewandowski Lewicki Lewin Lewis Lewke Leyckes Leye Leyva Lezzi León Lečić Leśniak Leśniewski Lešević Lešina Lg Li
Liang Liberati Librizzi Licata Liccardo Licciardello Lichtenfeld Lichtenhagen Lichtl Licitra Lie Liebach Liebe Liebich
Liebold Lieder Lielmane Lielmanis Lienshöft Liepa Liepiņa Liepiņš Ligorio Liguori Lilić Lima Limbu Limoncuoğlu Limón
Lin Linares Lind Lindberg Linden Lindenberg Lindenmayer Lindgren Lindholm Lindner Lindqvist Lindström Ling Linhart
Linhartová Liniger Linke Linnenbaum Linsey Liotta Lipan Lipar Lipari Lipiński Lipka Lippe Lippi Lippmann Lippolis
Lipske Lipski Lipták Liptáková Lipus Lira Lis Lischka Lisi Lisická Lisický Lisiecki Lisnic Lisowski Littel Litterio
Little Liu Liuzzi Livaja Livazović Liverani Liška Lišková Ljevnaić Ljiljan Ljubojević Ljubomirović Ljubotina Ljubović
Llamas Lo Lobinger Loboda Locatelli Locci Lochner Lockman Loddo Lodi Lodiņa Lodiņš Loera Loffredo Logar Logina Logins
Logožar Logsch Lohmann Lohre Lohse Loi Loiacono Lokar Lolli Lombard Lombardi Lombardini Lombardo Lomeli Lomić Lomović
Lonardi Longhi Longo Longobardi Longoria Loogen Lopes Lopez Lorenc Lorencová Lorentzen Lorenz Lorenzini Loreti Loreto
Lori Lorusso Losch Loska Lotito Lott Lotter Lotti Loubser Louda Loudová Louis Loum Loup Loureiro Lourenço Lourinho
Louw Lovato Lowe Loy Loya Lozada Lozano Loča Ločs LošićKrizmanić Lu Lubbers Lubina Lubinová Lubowitz Luca Lucarelli
Lucarini Lucas Lucchese Lucchesi Lucero Luchetti Luchian Luchini Lucia Luciani Luciano Lucidi Lucio Luconi Ludban
Ludolf Ludvík Ludvíková Lueilwitz Luettgen Luevano Lufft Lugli Lugo Lui Luise Luk Lukač Lukačević Lukačin Lukenda
Lukendić Lukeš Lukešová Lukić LukićKovanović Lukoschek Lukács Lukáč Lukáčová Lukáš Lukášek Lukášková Lukášová Luna
Lund Lundberg Lunde Lundgren Lundin Lundqvist Lundström Lung Lungu Luongo Lupasco Lupascu Lupi Lupica Lupo Luppi
Luppino Lupták Luptáková Lupu Lustenberger Lutfiyev Lutfiyeva Lutfullohov Lutfullohova Luthuli Lutje Lutz Luyken Luyt
Luzi Luzzi Lučanović Lučar Lučić Lužaić Lužar Ly Lynch László Látal Látalová Lâm Lê Líbal Líbalová Líška Líšková López
Löfgren Löser Löwa Løken Lübke Lüscher Lüthi Lý Lāce Lācis Līce Līcis Līdaka Līdaks Lūse Lūsis Ma Maak Maas Mabaso
Mabhida Mabizela Mabrukov Mabrukova Mabunda MacGyver Macaluso Macanić Macari Macchi Macchia Macdonald Macedo
Macejkovic Macek Macele Mach Machado Machala Machalová Machač Machačová Machová Machálek Machálková Macháč Macháček
Macháčková Macháčová Maciejewski Maciąg Mackiewicz Macko Macková Macovei Macrì Macura Macurová Maczey Macák Macáková
Macías Madan Madej Madejová Madera Madetzky Madidov Madidova Madić Madonna Madrid Madrigal Madsen Madubuko Maduma
MadunićFlauder Madžić Maes Maestas Maffei Maftei Magalhães Magar Magaña Magdalenić Magdić Maggi Maggiani Maggio
Maggiore Magi Maglajić Magliocco Magnani Magno Magnussen Magnusson Magoza Magyar Mahabeer Mahajan Mahanov Mahanova
Maharani Mahardika Maharjan Mahendra Mahestri Maheswara Maheswari Mahlangu Mahmudi Mahrusov Mahrusova Mai Maia Maiello
Maier Maillard Mainardi Maio Maione Mair Maisch Maj Majača Majcen Majcher Majchrzak Majer Majerová Majeská Majeský
Majewski Majka Majkić Majnik Major Majović Majstorović Majstrenko Mak Makhanya Makinde Makinwa Makkink Makowski
Maksimović Makuachukwu Malachovská Malachovský Malagoli Malai Malan Malaspina Malatesta Malavasi Malave Malbašik
Maldonado Malec Malek Malerba Maleček Malečić Malečková Malešević Malicki Malik Malina Malinga Malinić Malinová
Malinowski Maliszewski Malivuk Malizia Malićanin Malkus Mallmann Malmgren Malobabić Malojčić Maltašić Maltese Malucha
Maluleke Malvić Malá Malík Malíková Malíšek Malíšeková Malý Mamaliga Mamojka Mamojková Mamula Man Manastirlić Manca
Mancinelli Mancini Mancino Mancuso Mandala Mandarić Mandasari Mandić Mandoković Mandrapa Manea Manetti Manfred
Manfredi Manga Mangane Mangano Mangione Mangunsong Manica Manicone Maniscalco Manjak Manjenčić Mann Manna Manninen
Mannino Manno Manns Manolache Manole Mansell Mansur Mansurov Mansurova Mante Manti Mantovani Manullang Manz Manzanares
Manzella Manzi Manzo Mané Maphisa Maqsudov Maqsudova Mar Maragno Marahrens Marais Marak Maraković Maran Marangi
Marangon Marangoni Marani Marano Marar Marasović Maračić Marbun Marcelli Marcello Marcet Marchal Marchand Marchesan
Marchese Marchesi Marchesini Marchetti Marchetto Marchewka Marchewski Marchi Marchini Marciano Marcianò Marciniak
Marcinko Marcinková Marcinkowski Marcon Marconi Marcovecchio Marcu Marcucci Marcussen Marczak Mardari Mardhiyah
Mardonov Mardonova Marega Marek Marelli Mares Maresca Mareček Marečková Mareš Marešová Marginean Margiotta Margis
Margić Mari Marian Mariani Mariano Marie Marin Marinelli Marinescu Marini Marinković Marino Marinović Marinucci
Marinčić Mariotti Marisavljević Mariucci Mariz Marián Mariánová Marić Maričević Marjanov Marjanović Markelj Markham
Markiewicz Markotić Marković MarkovićŠarac Marková Markowski Marks Markuš Marl Marmeggi Marner Maroević Marone
Marongiu Marotta Marović Marošićević Marpaung Marquardt Marquart Marques Marra Marras Marrazzo Marrero Marrone
Marroquín Marschek Marsella Marsenić Marsili Marszałek Mart Martać Martel Martelli Martellucci Marten Martens Marti
Martin Martina Martinac Martincová Martinec Martinek Martinelli Martines Martinez Martini Martinková Martino Martinov
Martinović Martins Martinsen Martinsson Martorana Martucci Marty Martínek Martínez Martínková Marunica Marvin Marx
Marxen Maryadi Maryam Maryati Maryjane Marzano Marzec Marzi Marziali Marzocchi Marín Marčec Marčik Marčinković
Maršálek Maršálková Maršík Maršíková Masala Masaryk Masaryková Mascareñas Mascia Masciandaro Mascolo Maseko Mashinini
Masi Masia Masiero Maslać Maslo Maslová Mason Masopust Masopustová Massa Massari Massaro Massimi Masson Mastrogiacomo
Mastroianni Mastronardi Mastropietro Masucci Masłowski Mata Matanić Matarazzo Mataz Mateescu Matei Mateo Matera
Mathebula Mathes Mathies Mathieu Mathisen Mathiszik Matias Matiaško Matiašková Matijanić Matijašević Matijević
Matisone Matisons Matić Matorić Matos Matouš Matoušek Matoušková Matoušová Matoš Matranga Matschke Matta Mattei
Mattern Matteucci Matthes Matthey Mattia Mattila Mattioli Matton Mattsson Matula Matulová Matusiak Matusina Matuszak
Matuszewski Matuška Matušková Matys Matysiak Matysová Matyáš Matyášová Matías Matějka Matějková Matějíček Matějíčková
Mau Maugeri Maulana Maurer Mauri Maurizi Mauro Mauroff Mautner Mautone Mauzer Mavdudyev Mavdudyeva Mavlonov Mavlonova
Mavundla Maxa Maxim Maxová May Maya Mayasari Maybach Mayer Mayerová Mayert Mayhoş Mayorga Mayowa Mazibuko Mazilu
Mazjāne Mazjānis Mazur Mazurek Mazurkiewicz Mazza Mazzanti Mazzarella Mazzaro Mazzei Mazzeo Mazzi Mazzini Mazzocchi
Mazzola Mazzoleno Mazzone Mazzoni Mazzotta Mazzotti Mazánek Mazánková Maćkowiak Małecki Małek Maňák Maňáková Mařík
Maříková Maślanka Mašala Mašek Mašková Mašojević Mbacké Mballo Mbatha Mbaye Mbende Mbodj Mboup Mbow Mbuso Mbèngue
McClure McCullough McDermott McGlynn McKenzie McLaren McLaughlin McLean McMillan Mccullough Mcdermott Mchunu Mckenzie
Mclaughlin Mebold Mecca Medeiros Medek Medeot Medhurst Medici Medina Medková Medne Mednis Medrano Medugno Medved
Medveď Medveďová Meeuwis Megantara Megdanac Megna Mehl Mehlhorn Mehloluhlaza Mehlorn Mehmet Mehra Mehrotra Meichtry
Meier Meiere Meiers Meijer Meili Meintjies Meireles Meisch Meissner Meister Mejía Mekša Mekšs Melandri Melani Melcer
Melcerová Meldere Melderis Mele Melgar Meli Melichar Melicharová Melillo Melinda Melis Melker Mellett Melngaile
Melngailis Melnic Melo Meloni Melzer Meléndez Memoli Mena Menard Mencarelli Menchaca Mencl Menclová Menconi Mendes
Mendoza Mendy Menegatti Menemencioğlu Menga Mengoni Menna Menne Menon Menozzi Menrat Mensa Mensah Mensing Menu
Menéndez Menšík Menšíková Meo Meraz Mercado Mercier Mercuri Mercurio Mereu Mereuta Merian Merino Merkel Merlak Merli
Merlo Mermoud Merola Merseburg Merta Mertens Mertová Mertoğlu Mertz Merz Mesa Mesarić MesarošBelanji Mesloh Mesquita
Messana Messina Meszaroš Mettler Metz Metzger Metzner Meunier Mewes Meyer Meylan Meza Mezei Mečiar Mečiarová Meškūna
Meškūne Meškūns Mfeka Mfumu Mgenge Mhlanga Mhlongo Micco Miccoli Miceli Michal Michalak Michalcová Michalczyk Michalec
Michalik Michallek Michalová Michalski Michalík Michalíková Michałek Michałowski Michel Micheletti Michelucci Michiels
Michna Michnová Michálek Michálková Micillo Micu Mielczarek Mielke Mierzejewski Miettinen Migliaccio Miglio Migliore
Migliorini Mignogna Mihai Mihaila Mihailescu Mihailov Mihailova Mihailovs Mihalache Mihalachi Mihalcea Mihalik
Mihaliková Mihaljec Mihál Mihálik Miháliková Mihálová Mijaković Mijota Mika Mikac Mikeš MikešićMerda Mikešová
Mikitenko MikićVučak Miklaś Mikloško Miklošková Miko Mikodanić Miková Mikołajczak Mikołajczyk Mikula Mikulová Mikulski
Mikulášek Mikulášková Mikulík Mikulíková Mikuta Mikuš Mikušová Mikúš Mikúšová Milak Milan Milani Milanković Milano
Milazzo Milczarek Milde Milea Milella Milewski Militaru Militello MilišićKovačević Miljanović Milla Miller Millidge
Mills Milota Milotová Milsom Milton Minah Minařík Minaříková Mindru Minelli Mingarelli Minniti Mintzlaff Mináč
Mináčová Minář Minářová Miodrag Miotto Mirabella Miracle Miramontes Miranda Miranov Miranova Mirazizov Mirazizova
Mircea Mirea Mireles Mirga Mirgová Miron Mironov Mironova Mirski Mirza Mirziyoyev Mirziyoyeva Mishra Misiak Mistretta
Misztal Mitanović Mitchell Mitu Miu Mičan Mička Mičková Miķelsone Miķelsons Miśkiewicz Mišík Mišíková Mkhatshwa Mkhize
Mlakar Mlađenović Mlejnek Mlejnková Mlikota Mlinar Mládek Mládková Mlčoch Mlčochová Mngomezulu Mnisi Mobolaji Mocan
Mocanu Moccia Mockenhaupt Modica Modise Modzelewski Moe Moede Moedl Moeller Moen Moffa Mofokeng Moga Mogbadunade
Moguenara Mohamed Mohirov Mohirova Mohnacki Mohr Mohrhard Moise Moisei Mojica Mojžiš Mojžišová Mojžíš Mojžíšová Mok
Mokroš Mokrošová Mokrá Mokrý Mokwena Mol Moldovan Moldovanu Moldoveanu Molefe Molenaar Molenda Molina Molinari
Molinaro Molitor Moll Moller Mollica Molnar Molnár Molnárová Moloi Molteni Molzan Monaci Monaco Monahan Mondragón
Monnard Monni Monod Monroy Montag Montagna Montagner Montalbano Montalto Montalvo Montanari Montanaro Montañez Montaño
Montefusco Monteiro Monteleone Montemayor Montemurro Montenegro Montero Monterosso Montes Montesano Montez Monti
Monticelli Montoya Montéz Moonsamy Moore Moormann Moors Moosa Mora Morabito Moraes Morais Morales Morandi Morar Morari
Moraru Moras Moravcová Moravec Moravčík Moravčíková Morawo Morawski Morax Moraz Mordenti Mordhorst Moreau Moreira
Morel Morelli Morello Moreno Moretti Moretto Morgan Morgante Morgenstern Morhelfer Mori Moriconi Morin Morini
Morissette Moritz Morkel Moro Moroni Morová Moroz Morozova Morozovs Morra Morreale Morri Morrison Morrone Mortensen
Morton Morávek Morávková Mosca Moscato Moscheles Mosciski Moseley Moser Moses Moslavac Moss Mostert Mosti Mota Motalo
Motaung Motchebon Motisi Motl Motloung Motlová Motta Motteau Mottet Mottola Motyka Motyčka Motyčková Motzenbbäcker
Moudrá Moudrý Moulin Moura Moučka Moučková Moya Močnik Mphahlele Mqwebu Mraz Mrkvička Mrkvičková Mroczek Mroczkowski
Mrozek Mrugalla Mráz Mrázek Mrázková Mrázová Mráček Mráčková Mróz Msibi Mthembu Mthethwa Mtolo Mtshali Mucalj Mucavac
Muceniece Mucenieks Mucha Muchová Muckenthaler Mudau Mudie Mueller Mues Mufizov Mufizova Muhammadov Muhammadova Muhar
Muhsinov Muhsinova Muhtorov Muhtorova Muinat Muižniece Muižnieks Mukaram Mukhopadhyay Mulas Mulder Muller Mulrain
Mulyani Mulè Munaro Munch Munda Munguía Munifyev Munifyeva Munk Munkaš Munsamy Muntean Munteanu Mura Muradbašić Murati
Muratore Murawski Murazik Muresan Murgia Murillo Muro Murodov Murodova Murolo Murphy Murray Murru Murtas Musat Muschg
Musella Musi Musiał Musil Musilová Musso Mustafoyev Mustafoyeva Mustapha Musteata Mustika Mustofa Mustonen Musulmonov
Musulmonova Musumeci Musy Muszyński Mutiat Muzaffarov Muzaffarova Muñiz Muñoz Muženjak Mužík Mužíková Mybs Myburg
Myburgh Mydlo Mydlová Myhrer Myška Myšková Mácha Máchová Málek Málková Márquez Márton Máté Mächtig Mäder Mäkelä
Mäkinen Månsson Mårtensson Méndez Mészáros Míka Míková Möcks Mögenburg Möhsner Möldner Möllenbeck Möller Möllinger
Mörsch Møller Mühleis Müller Müllerová Münch Młynarczyk Műller Műllerová Məmmədov Nababan Nabein Nabow Nader Nagel
Nagode Nagy Nagyová Nagypalfi Naik Nainggolan Nair Najduk Najman Najmanová Najmiddinov Najmiddinova Najmudin
Nalbantoğlu Namaga Nambeesan Namboothiri Namiķe Namiķis Nanaić Nanda Nannen Nanni Napierała Napitupulu Napoletano
Napoli Napolitano Nappi Naranjo Narcisi Narciso Nardi Narimonov Narimonova Narpati Narváez Nascimento Nashiruddin
Nasriddinov Nasriddinova Nastas Nastase Nastvogel Nasyiah Nasyidah Natale Natali Nathania Natsir Nau Naubert Naude
Nauer Naumann NaumovskiČizmar Nava Navarra Navarrete Navarro Navrátil Navrátilová Nawrocki Nawrot Nayar Nazario
Nazifov Nazifova Nazrullohyev Nazrullohyeva Nazzaro Nača Ncusi Ndaba Ndandali Ndao Ndaw Ndebele Ndiaye Ndione Ndir
Ndlovu Ndong Ndour Ndoye Ndukwu Ne Neacsu Neagoe Neagu Neamtu Nebioğlu Nechita Necula Nedbal Nedbalová Nedelcu Nedoma
Nedomová Nedvěd Nedvědová Negara Negoita Negrea Negrete Negri Negru Negruta Negrón Nehru Neimke Nejedlá Nejedlý Nel
Nemcová Nemec Nemes Nenadov Nenadović Neri Nerius Nesladek Nesti Nesvadba Nesvadbová Neto Neubauer Neubauerová Neubert
Neuendorf Neumair Neuman Neumann Neumannová Neumanová Neupert Neurohr Neuschwander Neves Nevárez Newton Ney Nezaj
Nečas Nečasová Nešpor Nešporová Ng Ngai Ngcobo Ngcolosi Ngema Ngom Ngozi Ngubane Nguyen Nguyenová Nguyễn Nguèr Ngwazi
Ngwenya Ngô Nhlapo Nhleko Niane Niang Niass Niasse Nica Nicastro Niccolai Nicoara Nicolae Nicolaev Nicolas Nicolay
Nicolescu Nicoletti Nicolini Nicolosi Nicolò Nicosia Nicotra Niculae Niculescu Nieddu Niedermeier Niedra Niedziela
Niedzielski Niedźwiecki Nieklauson Nielsen Niemczyk Niemi Niemiec Nieminen Nienow Nieto Nieves Niewiadomski Niggeler
Nigro Nijland Niklaus Nikolaus NikolićKovačić Nilsen Nilsson Ninalowo Ningrum Niroula Nissen Nistor Nita Nitra Nitu
Nitzsche Nizomiddinov Nizomiddinova Nizomov Nizomova Niño Nkansa Nkansah Nkomo Nkosi Nkrumah Noack Nobile Nobili Nobre
Nocentini Nocera Nocerino Nodler Noel Noga Nogueira Nojeem Nolan Nolte Nomvethe Nondlela Nonyana Norberg Nordby Nordin
Nordskaug Nordström Noriega Normann Norris Northoff Nosek Nosirjonov Nosirjonova Nosirov Nosirova Nosková Nota Notaro
Noto Nourmont Novac Novak Novelli Novello Novitasari Novosad Novosadová Novotná Novotný Nová Novák Nováková Nováček
Nováčková Nový Nowacki Nowaczyk Nowak Nowakowski Nowicki Nowiński Nowosadek Nozulu Noël Nsele Nsia Ntanzi Nti Ntiamoa
Ntim Ntombela Ntuli Nucci Nucera Nugraha Nugroho Numanoğlu Nunes Nuraini Nurbekov Nurbekova Nurdiyanti Nuriddinov
Nuriddinova Nurlaela Nurlanov Nurlanova Nusratov Nusratova Nusratullohyev Nusratullohyeva Nussbeck Nuzzo Nwachukwu
Nwogu Nwuzor Nxumalo Nyaako Nyame Nyanda Nyantakyi Nyberg Nygaard Nygård Nylén Nyström Nytra Nzimande Nájera Näf
Németh Nöh Núñez Němcová Němec Němeček Němečková Nəzərov Oancea Obeng Oberbrunner Oberem Obergföll Oberlin Obermaier
Obiageli Obianuju Obidov Obidova Oblak Obrežanac Obšut Obšutová Ocampo Ocasio Occhipinti Ochoa Ochs Ochse Odehnal
Odehnalová Odetola Odilyev Odilyeva Odobašić Odunayo Odunsi Oeser Ofori Ofosu Oggiano Ogindan Oginni Ogulana
Ogunbamigbe Ogunbanwo Ogunbiyi Ogunbo Ogunde Ogunwande Ogunwobi Ogunyeye Ojala Ojeda Ojo Ojua Okonkwo Okpattah
Oktavian Oktaviani Oktovian Okumuş Okuneva Okunola Okur Okyere Olabode Oladeji Oladimeji Oladipupo Olah Olaiya
Olaoluwa Olari Olariu Olaru Olasunkanmi Olasunkanmi-fasayo Olasupo Olawale Olbina Olbrich Olczak Oleinic Olejniczak
Olejnik Olimov Olimova Oliphant Oliva Olivares Olivas Oliveira Olivera Oliveri Olivi Olivier Olivieri Oliviero Olivo
Olivová Olivárez Olla Olmos Olofsson Olowokeere Oloyede Olsen Olson Olsson Olstad Olszewski Oltean Olteanu Olubode
Olubukola Olubunmi Olufeyikemi Olugbayila Olujimi Olukotun Olukunga Olumide Olusanya Olutola Oluwagbemi Oluwakemi
Oluwanisola Oluwaseun Oluwaseyi Oluwashina Oluwatosin Olvera Oláh Oláhová Omadov Omadova Omani Omidina Omobolaji
Omobolanle Omojola Omolara Omotoso Omowale Ondra Ondrašek Ondricka Ondrová Ondruš Ondrušová Ondráček Ondráčková Onič
Onnen Onohinosen Onose Ontiveros Onyinyechukwu Oosterhuis Oosthuizen Oparinde Opačić Opeyemi Ophey Opoku Oppenheimer
Oppliger Oppong Oprea Opricović Opris Oprić Opsenica Opuić Opuku Opuvačić Oqilyev Oqilyeva Oquendo Orak Oraloğlu
Oraovčić Oravec Orašanin Orbanić Orbay Orbán Ordóñez Orefice Orellana Orgulan Orifov Orifova Orlandi Orlando Orlović
Orn Ornelas Oro Orosco Orosz Orozco Orrù Orsini Orság Orságová Orsós Orta Ortega Ortenzi Orth Orthmann Ortiz Ortolani
Orzechowski Orłowski Oršanić Oschkenat Ose Osei Osenberg Oshin Osinski Osis Osiński Osmak Osmanlić Osorio Ossowski
Ostendarp Ostervald Ostrovska Ostrovskis Ostrowski Ostuni Ostwald Osuagwu Osuntokun Otabekov Otabekova Otartić Otero
Oti Otiwa Ott Ottaviani Ottaviano Otte Otto Ottonello Otuo Otáhal Otáhalová Otčenáš Otčenášová Ovčina Owais Owczarek
Owen Owokoniran Owolabi Owoyemi Owusu Oyadiran Oyaifo Oybekov Oybekova Oyebola Oyelude Oyeniyi Oyetoro Oyeyemi
Oyinkansola Oyinlola Ozansoy Ozere Ozers Ozodbekov Ozodbekova Ozodov Ozodova Ozola Ozoliņa Ozoliņš Ozols Ozuna Ožanić
Pabón Pace Pacheco Paci Pacifici Pacifico Pacini Pacocha Paczkowski Padberg Padilla Padmasari Padovan Padrón Padula
Paduraru Paesler Pagac Pagan Paganelli Pagani Pagano Pagliai Pagliuca Pahanić Pahert Paimo Paiva Pajeska Pajkurić
Pajonk Pajtl Pająk Pajčić Pakalniete Pakalnietis Paksüt Pakuła Pala Palacios Palacz Paladi Paladini Palano Palastri
Palavestra Palazzi Palazzo Palazzolo Palačković Palašti Palermo Paleček Palečková Paligorić Palii Palija Palikuća
Palić Pališaški Paljević Palla Palladino Pallentin Pallesen Pallotta Palm Palma Palmeri Palmieri Palmisani Palmisano
Palombi Palombo Palomino Palomo Paltere Palters Paluch Palumbo Pamper Pana Panait Panaro Pandey Pandolfi Panek Panetta
Panežić Pang Pangestu Pani Panicker Panico Panišić Panjak Panjević Pantano Pantoja Panza Panzeri Panzig Paola Paolella
Paoletti Paoli Paolicelli Paolillo Paolini Paolino Paolucci Paone Paonessa Pap Papa Papak Papaleo Papapietro Papež
Papežová Papini Papp Pappalardo Paradiso Paraschiv Paravinja Pardini Paredes Parente Pariggiano Paris Parise Parisi
Parisian Parker Parkin Parlier Parmaković Parnell Parodi Parojčić Parović Parra Parrinello Parrino Partida Partyka
Parun Parvu Pasat Pasca Pascal Pascale Pascali Pascarella Pascari Pascaru Paschke Pascu Pascucci Pasini Pasqua
Pasquali Pasquini Passarelli Passeri Passero Passuello Pasternak Pastore Pastorelli Pastorino Paszkowski Patafta
Pataki Patanè Patarac Patača Patačić Patel Paterson Patil Patila Patiño Patko Patković Patočka Patočková Patrascu
Patriarca Patrnogić Patrone Patrun Patruno Patti Patzwahl Pau Paucek Paukner Pauko Pauković Pauková Paul Paulová
Paulse Paun Paunković Pauļuka Pauļuks Pavan Pavani Pavel Pavelek Pavelić Pavelka Pavelková Paver Pavešić Pavlas
Pavlasová Pavlačić Pavlica Pavlicová Pavlikovská Pavlikovský Pavličić Pavlov Pavlović Pavlovska Pavlovskis Pavlová
Pavlík Pavlíková Pavlíček Pavlíčková Pavlů Pavone Pavrlišak Pavúk Pavúková Pavčić Pawelec Pawlak Pawlicki Pawlik
Pawlikowski Pawłowski Paz Pazdera Pazderová Pazmanj Pačanin Pačariz Pađen Pałka Pařízek Pařízková Pašagić Pašalić
Pašek Pašeková Pašić Paška Paško Pašková Peaquin Pece Pech Pecha Pechová Pecháček Pecháčková Pecka Pecková Pecora
Pecoraro Pecorella Pedersen Pedone Pedraza Pedrazzini Pedroni Pedrotti Pedroza Peeters Peixoto Pekař Pekařová Pekkan
Pektemek Pekárek Pekárková Pelayo Pelc Pelcová Pelikán Pelikánová Pellecchia Pellegrini Pellegrino Pellicano Pellicanò
Pellitteri Peluso Pena Pence Pencis Penezić Penić Penjišević Penna Pennestrì Penović Penzo Penčić Peović Pepe
Pepelčević Perales Peralta Peran Perdana Perea Perego Pereira Peres Perez Perilli Perin Perini Perlaš Permadi Permata
Perna Pernica Pernicová Peroni Perotti Peroutka Peroutková Perra Perret Perri Perrier Perrin Perrini Perrone Perrot
Perrotta Perroy Persson Pertiwi Perugini Peruzzi Perša Pesaresi Pesce Peselman Pession Petcu Petek Peter Peterka
Peterková Peters Petersen Peterson Petit Petito Petr Petralia Petrarca Petre Petrea Petrella Petrelli Petrescu
Petrijevčanin Petrini Petriševac Petrone Petronio Petrov Petrovac Petrovická Petrovický Petrovska Petrovskis Petrová
Petrucci Petruška Petrušková Petrák Petráková Petráš Petrášová Petrů Pettersen Pettersson Petzold Petřík Petříková
Petříček Petříčková Pezzella Pezzi Peña Pećar Pećina Peřina Peřinová Pešek Peška Peško Pešková Pešorda Pešta Peštová
Pfannerstill Pfeffer Pfeiffer Pfennig Pfersich Pfingsten Pfister Pflieger Pflügner Pham Phan Philander Philipp
Philippe Phillips Phùng Phạm Piacentini Piaget Piana Pianese Pianigiani Piasecki Piazza Piazzolla Pibiri Pica Picard
Picariello Picchi Piccinini Piccione Picco Piccoli Piccolo Pichardo Pichler Pichlmaier Pictet Piechota Pieczek
Piekarski Pienaar Pieri Pierini Pierre Pierro Piesker Pieterse Pietras Pietruszka Pietrzak Pietrzyk Pietsch Piga
Pignatelli Piguet Piha Pikover Pilarski Pilato Pilař Pilařová Pilch Pili Pilla Pillai Pillay Pillitteri Pilát Pilátová
Pimentel Pinardi Pineda Pingpank Pinheiro Pinho Pini Pinna Pinnock Pinon Pintea Pintilie Pinto Pintus Pintér Pinzari
Pinzaru Piotrowicz Piotrowski Pipitone Pippig Piras Pircher Piredda Pires Piron Pirone Pirrello Pirrone Pirvu Pisani
Pisano Pisarević Pischedda Pisciotta Piscitelli Piscopo Pisu Pithey Pitinac Pitkänen Pitschugin Pittalis Pittard
Pitzalis Piva Pivar Pivetta Pivoňka Pivoňková Piwowarczyk Pizarro Pizzi Pizzimenti Pizzitola Pizzo Pizzuti Piña
Piórkowski Piątek Piątkowski Piłat Piškorjanac Pješivac Pješčić Placento Plachá Plachý Placinta Plakalović Plamadeala
Plamenac Plank Plantak Plaskur Plass Platania Platon Platzer Plauk Plautz Plazonja Plazonjić Plaček Plačić Plačko
Plačková Plaščar Plch Plchová Plejo Plekanec Plekanecová Plemić Plesca Pleskonjić Pletsch Pleša Pleška Plomb
Plotzitzka Pluhař Pluhařová Pluta Plšek Plšková Pocrnja Podbarac Podgórski Podhradská Podhradský Podkonická Podkonický
Podniece Podnieks Podpadac Podzimek Podzimková Podziņa Podziņš Poehn Poels Poeschl Pogačić Poggi Poggio Pogorzelski
Pohl Pohland Pohle Pohlová Poirier Pokorná Pokorný Polak Polanco Polanská Polanský Polančec Polat Pole Polese Poletti
Poli Poliak Poliaková Polidori Polifka Polimeno Polis Politi Polito Polizzi Pollen Pollich Pollina Pollmächer Pollock
Polverino Polách Poláchová Polák Poláková Poláček Poláčková Polášek Polášková Polívka Polívková Polšak Pomp Pompei
Pompili Pompilio Ponce Ponitzsch Ponjavić Pons Ponti Poon Poore Pop Popa Popelka Popelková Popescu Popov Popova
Popovici Popržan Popusoi Popčić Popławski Porcari Porcu Porgante Porgants Porras Porsche Porth Portillo Portmann
Porębski Posada Poschmann Poser Pospíchal Pospíchalová Pospíšil Pospíšilová Post Postica Postiglione Postma Postolachi
Potenza Potgieter Pothuvaal Potočar Potočnik Pottel Potůček Potůčková Poulsen Pour Pouros Pourová Pouye Powell
Powlowski Poyrazoğlu Pozzi Pozzo Poçan Poštić Požarac Prabowo Prachař Prachařová Pradana Pradhan Pradipta Prado Prah
Prajapat Prakasa Prakatur Prangart Prange Pranowo Prasasta Prasetya Prasetyo Prastuti Pratama Pratesi Praticò Pratiwi
Prato Prayoga Pražák Pražáková Prchal Prchalová Prebil Prebiračević Preciado Preda Prediger Predin Predić Predojev
Predojević Predovic Predović Predragović Preloščan Prempeh Prencipe Preočanin Prepelita Prerad Preradović Pressler
Prete Pretkalniņa Pretkalniņš Pretorius Preuk Preuss Prevost Prey Preziosi Prešeren Price Pridāne Pridāns Priedīte
Priedītis Priemer Prieto Prince Principato Pringle Prinsen Prinsloo Prisacari Prisacaru Prisco Privat Privitera
Prkosovački Probst Procházka Procházková Procopio Procter Prodan Prohaska Proietti Prokeš Prokešová Prokop Prokopová
Prosacco Proske Protić Provazník Provazníková Provenzano Prošek Prošić Prošková Prus Pruteanu Przybylski Przybysz
Przybył Przybyła Prášek Prášková Průcha Průchová Průša Průšová Ptak Ptáček Ptáčková PuačMatešić Puca Pucci Puccio
Puchalski Puddu Pudjiastuti Puente Puga Puggioni Pugliese Pugliesi Puglisi Puharić Puiu Puleo Pulido Pun Pupák
Pupáková Purdy Purnama Purnawarman Purnawati Purwadi Purwanti Pury Puscas Pusch Puspasari Puspita Putinčanin Putnik
Putniņa Putniņš Putra Putri Putzolu Puzavac Puzigaća Puķīte Puķītis Puškarčuk Pytel Python Páez Pál Pánek Pánková
Pásztor Pátek Pátková Pålsson Pérez Péter Pícha Píchová Píša Píšová Pöche Pöge Pērkona Pērkons Pētersone Pētersons
Płonka Přibyl Přibylová Přikryl Přikrylová Příhoda Příhodová Pšenička Pšeničková Qasımova Quaglia Quaranta Quarta
Quartenoud Quartey Queiroz Quesada Quevedo Quezada Quigley Quinn Quinodoz Quinta Quintairos Quintana Quintanilla
Quintero Quinto Quiros Quiroz Quiróz Quitzon Quiñones Quiñónez Quliyev Raabe Rabenstein Rabić Rabljenović Raca Rach
Rachmawati Racordon Racu Raczyński Rada Radebe Radecki Radigović Radijevac Radin Radinović Radisavić Radisavljević
Radisavčević Radivojac Radivojša Radišević Radl Radlović Radmanović Radoi Radomirović Radomski Radonja Radonjanin
Radonjić Radotić Radovac Radovanac Radovanković Radovanlija Radovanov Radová Radtke Radu Radulaški Radulescu Radulić
Radulj Raduljesković Raduljević Radulović Radusilović Radusinović Radušić Raduški Rael Rafailović Raffa Rafidyev
Rafidyeva Rago Ragone Ragusa Rahardian Rahayu Rahimah Rahimov Rahimova Rahmawati Rahn Raich Raifyev Raifyeva Railean
Raileanu Raimondi Raimondo Rajabov Rajabova Rajasa Rajata Rajh Rajs Rajtek Rajčević Rajš Rajšić Rak Rakanović Rakarić
Rakas Raković Raková Rakowski Rakušić Ralbovski Rallo Ramadan Ramadhani Ramač Rambaldi Rambousek Rambousková Ramella
Ramos Rampazzo Ramziddinov Ramziddinova Ramírez Ramón Rana Randazzo Randunković Raneri Ranftl Rangel Rangelov Rangen
Ranieri Raniolo Rantanen Ranucci Ranz Rapisarda Raposo Rapovac Rapp Rapuano Rascón Rashidov Rashidova Rasinac Rasić
Rasmussen Raspopović Raspudić Rata Rataj Ratajczak Ratajová Rath Ratke Ratkovčić Ratniece Ratnieks Ratti Rau Raubuch
Raufyev Raufyeva Raukuc Rausch Rauso Raut Rautenkranz Ravaioli Ravet Ravn Ravshanov Ravshanova Raxmatullohyev
Raxmatullohyeva Raya Rayhan Raynor Razić Razo Rašetarević Rašetić Rašević Raška Rašková Rašović Raščanin Re Rea Reale
Recchia Redaelli Reddy Rees Regalado Rehak Rehwagen Reiber Reichardt Reichel Reichert Reichling Reid Reif Reifenrath
Reilly Reimann Reina Reinberg Reinelt Reinger Reinhardt Reinke Reis Reitze Remeta Remeš Remešová Rempel Remy Renard
Renaud Renault Renda Rendra Rendulić Rendón Renk Renna Renner Renovica Renovčević Rens Rentería Rentz Renz Renzi
Renčar Repac Repetto Repija Repiská Repiský Reppin Resković Resnik Restivo Restle Restorff Reséndez Retzke Reuber
Reumann Reus Reuss Reusse Revenco Rey Reyes Reymond Reyna Reynold Reynolds Reynoso Rezek Rezková Rečević Reşo Rheder
Rhoden Rhodes Ribar Ribaupierre Ribeiro RibićGreganić Rica Riccardi Ricci Ricciardi Riccio Riccobono Rice Richard
Richards Richardson Richter Richtr Richtrová Rico Ridge Ridolfi Riedel Riediger Rieger Riekmann Riekstiņa Riekstiņš
Riepl Riermeier Riester Riethmüller Rietman Rietmüller Rietscher Riggi Riggio Righetti Righi Rigoni Riisberg Rimai
Rinaldi Rincón Riner Ringel Ringer Rink Riojas Riolo Riparbelli Ripken Rippin Ritchie Ritosek Ritschel Ritsma
Rittenberg Ritter Rittgasser Rittweg Ritz Riva Rivas Rivera Rivero Riviere Riyanti Rizvonyev Rizvonyeva Rizza Rizzi
Rizzo Roba Robak Robel Robert Roberti Roberts Robertson Robin Robinson Robledo Robles Robu Rocca Rocchi Rocco Rocha
Rochaix Rochat Roche Rockmeier Rodarte Rodehau Rodigari Rodowski Rodrigues Rodriguez Rodrígez Rodríguez Rodríquez
Roecker Rogahn Rogala Rogalski Roger Roggatz Rogolino Rogowski Rogulja Rohan Rohländer Rohrer Rojas Rojek Rojo Rokossa
Roldán Roleder Rolfson Rolland Rollo Roloff Rolón Romagnoli Romaguera Roman Romanciuc Romanelli Romani Romaniello
Romanini Romano Romanovska Romanovskis Romanowski Romančík Romančíková Romeo Romero Romo Romy Romčević Rondinone
Rondoni Rondović Roob Roos Roque Rosa Rosado Rosales Rosandić Rosario Rosas Rosati Rosbach Rosca Roschinsky Rose
Rosenauer Rosenbauer Rosenbaum Rosenthal Rosi Rosiak Rosiński Rosksch Ross Rossberg Rosselli Rosset Rossetti Rossi
Rossini Rossler Rosso Rossouw Rosu Rota Rotari Rotaru Roth Rothenbacher Rother Rotolo Rotondo Rotundo Roubal Roubalová
Rougemont Roulin Rous Rousová Rousseau Roussel Roux Rovčanin Rowe Roy Roybal Royer Rozenbaha Rozenbahs Rozgić Rozsypal
Rozsypalová Rozīte Rozītis Ročkomanović Rošević Roškić Rožac Rožkalne Rožkalns Rubene Rubenis Ruberto Rubino Rubio
Rucco Ruch Ruciński Ruckdeschel Rudan Rudnicki Rudolf Rudolfová Rudziński Rudzki Rudzīte Rudzītis Ruecker Ruelas
Ruggeri Ruggieri Ruggiero Ruiz Rumenić Rumpf Runce Runcis Runolfsdottir Runolfsson Runte Ruotolo Rupnik Rupprecht Rus
Rusciano Rusin Rusnac Rusová Russel Russo Russu Rustamov Rustamova Rusu Ruth Rutherford Rutkowski Ruud Ruíz Rušanoski
Ružička Ružičková Ryan Ryba Rybak Rybarczyk Rybicki Rybníček Rybníčeková Rybová Rybár Rybárik Rybáriková Rybárová
Rybář Rybářová Ryjikh Ryzih Ryšavá Ryšavý Rzepka Rác Rácová Rácz Rädler Räntsch Räsänen Ríos Różański Różycki Rödiger
Röse Röthlisberger Röttger Røed Rücker Rüdiger Rüegg Rüter Rüttimann Rýdl Rýdlová Růžek Růžička Růžičková Růžková
Rəhimov Rəşidova Saadiyev Saadiyeva Saarinen Saavedra Saba Sabadell Sabaly Sabatini Sabatino Sabato Sabau Sabbatini
Sabdat Sabia Sabian Sabino Sabljak Sabolski Sabolčec Sacchet Sacchetti Sacchi Sacco Saccone Sachse Sack Sadiki Sadio
Sadović Sadowski Sadriddinov Sadriddinova Sadílek Sadílková Sadıklar Sadžak Saefullah Safiryev Safiryeva Safitri
Saflanis Safo Safoyev Safoyeva Sagadi Sagafe Sagna Sagonas Saheed Sahner Sai Saia Saidov Saidova Saile Sailer Saini
Saiz Sakho Sala Saladino Salahudin Salako Salami Salamone Salas Salatiello Salazar Salcedo Salcido Saldaña Saldivar
Salemi Salemme Salerno Salgado Salierno Salinas Salis Sall Salma Salminen Salmiņa Salmiņš Salo Salohov Salohova
Salomone Salonen Salow Salsabilla Salvadori Salvati Salvatore Salvatori Salvi Salvucci Salzano Salzer Salzmann Samancı
Samandarov Samandarova Samaniego Samb Samba Sambe Sambou Samek Samiryev Samiryeva Samková Sammartano Sammartino
Sammert Samohod Samohodaj Samolov Samolovac Samosir Samson Samsonová Samuel Samuelsson Sanabria Sanadrović Sanches
Sanchez Sandalcı Sandalj Sandberg Sander Sanders Sandić Sando Sandor Sandoval Sandoz Sandström Sandu Sanfilippo
Sanford Sanna Sannino Sansone Santacruz Santamaria Santana Santangelo Santarelli Santarossa Santarsia Santarsiero
Santi Santiago Santilli Santillán Santinelli Santini Santo Santoni Santori Santoro Santos Santoso Santucci Sanusi Sané
Sapienza Saponaro Saporito Saptono Saputra Saputri Sarabia Saracino Saragih Sarah Saraiva Saraswati Sarbu Sardella
Sardina Sardorov Sardorova Sarnataro Sarpong Sarr Sarti Sartor Sartori Sarvari Sarvarov Sarvarova Sarı Sarıoğlu
Sassano Sassi Sasso Satner Satria Satta Sattelmaier Satterfield Sauceda Saucedo Sauer Sauerland Sauliete Saulietis
Saumweber Saussure Sava Savary Savciuc Savevski Savin Savini Savoca Savoia Savolainen Savu Sawayn Sawicki Saygıner
Sbrana Scaglione Scala Scalia Scalise Scalzo Scano Scanu Scarano Scardino Scarpa Scarpellini Scc Schacht Schaden
Schaefer Schafer Schaffarzik Schahbasian Schaller Schamberger Scharf Schaub Schedler Scheer Scheidegger Schejbal
Schejbalová Schelk Schellenbeck Schembera Schenk Scherbarth Scherer Scherini Schermann Scherrer Schersing Scherz
Schettino Scheurer Scheuring Scheytt Schiavi Schiavo Schiavon Schiavone Schielke Schieskow Schifano Schildhauer
Schillaci Schiller Schilling Schima Schimmel Schimmer Schindzielorz Schinner Schiopu Schipper Schirmer Schirrmeister
Schirru Schlachter Schlangen Schlatter Schlawitz Schlechtweg Schley Schleyer Schlicht Schlitzer Schmalzle Schmeler
Schmid Schmidt Schmidtchen Schmidtová Schmitt Schmitz Schmuhl Schneider Schneidrová Schnelting Schnider Schnieder
Schniedermeier Schnyder Schnürer Schoberg Schoch Schoeman Schoen Scholten Scholtz Scholz Schonberg Schondelmaier
Schorderet Schorr Schott Schottmann Schouren Schowalter Schrader Schramm Schreck Schreiber Schreiner Schreiter
Schrepfer Schroder Schroeder Schröder Schrøder Schuermann Schuff Schuhaj Schuldt Schuler Schulist Schult Schulte
Schultz Schultze Schulz Schulze Schumacher Schumann Schumm Schupp Schuppe Schuri Schuster Schutzbach Schwab Schwalm
Schwanbeck Schwandke Schwanitz Schwarthoff Schwartz Schwarz Schwarzer Schwarzkopf Schwarzmeier Schwarzová Schwatlo
Schweisfurth Schweitz Schweizer Schwennen Schwerdtner Schwidde Schwirkschlies Schwizgebel Schwuchow Schäfer Schäffel
Schäffer Schäning Schär Schärer Schöckel Schönball Schönbeck Schönberg Schönebeck Schönenberger Schönfeld Schönherr
Schönlebe Schötz Schüler Schüppel Schürch Schütz Schütze Sciacca Scocco Scognamiglio Scopece Scorza Scott Scotti
Scripnic Scrofani Scuderi Scurtu Scutaru Sebastiani Secchi Secci Sechi Seck Secrieru Sedarević Sedillo Sedliak
Sedliaková Sedlák Sedláková Sedláček Sedláčková Sedlář Sedlářová Seeger Seelig Segovia Segunmaru Segura Sehls Sehnal
Sehnalová Seibold Seidel Seiders Seidl Seidlová Seifert Seifertová Seigel Seiler Seitz Sekanina Sekaninová Sekinat
Seme Semeraro Semerád Semerádová Semisch Semprini Senatore Senger Senghor Senkel Senko Senková Senn Senzangakhona Sepe
Sepetçi Sepúlveda Serafin Serafini Serafino Serban Seremet Serena Serfontein Serghei Sergi Serhat Serna Serpa Serr
Serra Serrano Serrato Seržante Seržants Sessa Sestito Sethi Setiawan Setälä Sevcenco Sever Severa Severi Severino
Severová Sevi Sevilla Sewald Seydi Seye Seyidova Sezek Sforza Shah Shahbozov Shahbozova Shahobiddinov Shahobiddinova
Shahriyorov Shahriyorova Shahzodov Shahzodova Shai Shakya Shamsiddinov Shamsiddinova Shanahan Sharma Shekoni Sherpa
Sherzodov Sherzodova Shezi Shields Shiu Shodiyorov Shodiyorova Shohibov Shohibova Shongwe Shrestha Shukla Shukrulloh
Shukrulloha Shum Sibiya Siciliano Sidibé Sidler Siebel Siebert Siedlecki Siegling Siegrist Sielemann Siemon Siener
Sienkiewicz Sieradzki Sierra Sietniece Sietnieks Sievers Siewert Signorelli Signorile Signorini Sigrist Sihler
Sihombing Sihotang Siino Sikora Sikorová Sikorski Silenzi Siliņa Siliņš Sillah Silva Silvestri Silvestrini Silvestro
Sima Simanjuntak Simbolon Simeoli Simeone Simeoni Simeti Simijonović Simin Simion Simionescu Simić Simićević
Simjanović Simmen Simojlović Simon Simoncelli Simone Simonet Simonetti Simoni Simonini Simonis Simonović Simonsen
Simula Simulov Simunović Simurdić Simões Simčič Sin Sinaga Sinanoğlu Sinclair Singh Sinha Sini Sinnhuber Sinopoli
Sipes Sipos Siracusa Siragusa Sirait Sirbu Siregar Sirghi Siri Sirojiddinov Sirojiddinova Sischka Sisneros Sitarić
Sitek Sithole Sithuli Sitompul Sitorus Situmorang Siu Sivák Siváková Siwek Siwele Siyaya Sjöberg Sjögren Skala
Skalická Skalický Skalová Skalski Skandović Skeledžija Skenderija Skiba Skibicki Skibiński Skiles Sklenka Sklenková
Sklenář Sklenářová Skoczylas Skoglund Skokan Skokanová Skopal Skopalová Skorupan Skov Skowron Skowronek Skowroński
Skořepa Skořepová Skračić Skroban Skrzypczak Skrzypek Skudra Skutecká Skutecký Skuterud Skácel Skácelová Skála Skálová
Skóra Skřivánek Skřivánková Slabá Slabý Sladaković Sladek Sladić Sladká Sladký Sladoje Sladojević Sladović Slam
Slamarski Slamek Slanina Slaninová Slankamenac Slatinac Slavković Slavík Slavíková Slavíček Slavíčková Slašťan
Slašťanová Slezák Slezáková Slijepac Slijepčević Sloboda Slobodanović Slobodjanac Slobodník Slobodníková Slobodová
Slobođanac Slonja Slota Slotová Slotta Slovák Slováková Slováček Slováčková Sluka Sluková Sládek Sládková Sláma
Slámová Smailbegović Smaić Smajlović Smedsrud Smeets Smejkal Smejkalová Smet Smetana Smetanová Smets Smieja Smiljan
Smiljanec Smit Smith Smitham Smogeli Smola Smoliński Smoljanec Smoljanić Smolka Smolková Smolová Smolík Smolíková
Smrek Smreková Smrčka Smrčková Smrž Smržová Smutná Smutný Smuģe Smuģis Smyth Smékal Smékalová Snedden Snell Snooke
Snyman So Soare Soares Sobczak Sobczyk Sobek Sobieraj Sobitov Sobitova Sobková Sobolewski Soboll Sobotka Sobotková
Sobowale Soccorsi Socha Sochacki Sochirca Sochor Sochorová Socolov Sodano Sodar Sodiqov Sodiqova Sofer Sojka Sojková
Sokhela Sokol SokolićMihalak Sokolová Sokolowski Sokołowski Sokół Solak Solano Solberg Soldati Solga Solheim Solinas
Soliz Soller Solli Sollner Solmaz Solomon Solorio Solorzano Soltan Soltanov Soltanova Solís Somayaji Sommer Sommrová
Somogyi Somrak Somssich Sondisa Sondore Sondors Sonko Sonn Sonnabend Sorbello Sorce Soria Soro Sorrentino Sosa
Sosnowski Sosāre Sosārs Sotelo Sothole Soto Sottile Souare Soukup Soukupová Soumaré Sousa Soutter Souza Souček
Součková Sova Sovová Sow Sowa Sowiński Soyinka Soós Sołtys Sołtysiak Spada Spadafora Spadaro Spadoni Spagnolo
Spagnuolo Spahn Spank Spano Spanu Spanò Sparacino Sparić Spasenić Spasenović Spasić Spasković Spasojev Spasojević
Spataro Spataru Spelmeyer Spencer Speranza Spiegelburg Spielvogel Spies Spiga Spina Spinelli Spinka Spinner Spinu
Spitzmüller Spizzirri Splinter Spoerri Sporer Sporrer Sprenger Sproģe Sproģis Sprunger Sprūde Spurná Spurný Spáčil
Spáčilová Spörri Spöttel Srakić Srb Srbová Sroka Stabile Stachowiak Stachowicz Stachura Stachurski Stadelmann
Staffieri Stahl Staicu Stalder Stamatiadis Stamm Stan Stanciu Stancu Stanek Stanescu Stang Stanger Stanijanović
Stanijević Stanikić Staniszewski Stanisławski Stanivuković Staniša Stankiewicz StankovićMarton Stanton Stanzione
Staněk Stapić Stark Starovlah Stará Starý StarčevićMatijaško Stasiak Staszewski Staub Stauffer Stauss Stavila Stawicki
Staňková Stašćik Stec Steding Steenkamp Stefan Stefanescu Stefani Stefaniak Stefański Steffen Steffensen Steffny
Stegmann Stehlík Stehlíková Stehr Steidl Steigauf Steiger Stein Steinecke Steiner Steinerová Steinert Steinkamp
Steinmann Steinmetz Stejskal Stejskalová Stelkens Stella Stelmach Stengel Stengl Stensrud Stenzel Stepanić Stepanov
Stepanović Stephan Stern Stettler Steuber Steuk Stevelić Stevilović Stewart Steyn Stibor Stiborová Stiedemann Stief
Stifel Stigliano Stirbu Stocker Stodola Stodolová Stoian Stoica Stokanović Stokes Stoklasa Stoklasová Stolarczyk
Stolarski Stoll Stolla Stolle Stoltenberg Stolz Storl Storm Storp Storti Stoutjesdijk Stracke Straka Straková Strand
Strano Stranski Stratan Stratmann Stratulat Straub Strausa Strauss Strautiņa Strautiņš Strautmane Strautmanis
Strazdiņa Strazdiņš Streck Streese Strege Streich Streit Strejček Strejčková Streller Strepački Strieder Striezel
Strikinac Strmota Strnad Strnadová Strnisko Strnisková Stroe Strogies Strohschank Stroman Strosin Strouhal Strouhalová
Strunz Strutz Strydon Strzelczyk Strzelecki Stránská Stránský Ström Strömberg Stube Stubičan Stuchlík Stuchlíková
Stucki Studená Studený Studer Studnička Studničková Stuparić Stupka Stupková Sturmer Stutz Styger Stárek Stárková
Stöckert Stöckli Stöppler Stöwer Stürmer Stępień Stępniak Suartini Subedi Sucameli Sucera Suchomel Suchomelová Suchá
Suchánek Suchánková Suchý Suciu Sudiati Sudrajat Suen Suffa Suhrobov Suhrobova Sujew Suk Suková Sukute Sukuts Sulaimon
Sulaymonov Sulaymonova Sultonov Sultonova Sun Sunarić Sundberg Superina Supriyanto Surace Suriano Surma Suryatmi
Suryono Susanti Suski Sussmann Suter Sutermeister Suthar Suthe Sutschet Sutter Sutz Suvajac Suvajdžić Suvajčević
Suvala Suvačarov Suwarno Suzović Suárez Sučević Suđić Suša Sušac Svatoň Svatoňová Svatoš Svatošová Svačina Svačinová
Svendsen Svensson Svet Svirčev Sviták Svitáková Svoboda Svobodová Svorcan Svozil Svozilová Svrakačić Svrbík Svrbíková
Svrtan Světlík Světlíková Swaniawski Swart Swift Swillims Sy Syahreza Sylla Sylvester Symcox Synek Synková Syrová
Syrový Szabo Szabó Szafrański Szalai Szasz Szatkowski Szczepaniak Szczepanik Szczepański Szczerba Szcześniak Szczygieł
Szczęsna Szczęsny Sze Szekely Szekeres Szeląg Szendrei Szeto Szewczyk Szikra Szilágyi Szostak Szulc Szwarc Szwed
Szydłowski Szymański Szymczak Szymczyk Szymkowiak Szyszka Székely Szücs Szőke Szűcs Sá Sáenz Sámel Sámelová Sánchez
Sándor Sárközi Sæther Sène Ségnane Söderberg Sören Sözeri Sørensen Sørlie Süleymanoğlu Sürth Sýkora Sýkorová Sējēja
Sējējs Sīle Sīlis Sławiński Słowik Słowiński Tabaček Tabrisov Tabrisova Tacconi Taddei Tafelmeier Tafoya Tagliabue
Tagliaferri Tagore Tahincioğlu Tahirova Tahirović Tai Taiwo Takalić Takyi Takács Talabani Talapka Talarico Talavanić
Tall Tallarico Tallone Talpa Talwar Tam Tamang Tamas Tamayo Tamba Tamburini Tamez Tamindžić Tammaro Tampolja
Tampubolon Tamunoemi Tamás Tan Tanacković Tanase Tanasijević Tancoš Tancošová Tandon Tang Tangen Tanjga Tankosić
Tanner Tanrıkulu Tanurdžić Tanzi Taormina Tapavica Tapavički Tapia Tar Taran Tarantino Tarihoran Tarnowski Tarquini
Tartamella Tasche Taslak Tassi Tassinari Tasso Tassone Tatar Tataranni Tatarka Tatarková Tatarová Tataru Tatiana
Tatomirov Tatár Tatárka Tatárkaová Tatárová Taufratshofer Tavani Tavares Tawia Taylor Tazegül Taş Taşlı Taşçı Tcacenco
Tcaci Tedde Tedeschi Tedesco Tegethof Teichmann Teicāne Teicāns Teixeira Tejada Tejeda Tekand Tekelioğlu Tekin Telak
Telebar Telenta Telesca Tella Tello Temitope Teodorescu Teofilović Teokarević Teovanović Tepavac Tepavčević Tepić
Teplá Teplý Tepper Tepša Tepšić Terenzi Teresi Terheiden Terlecki Terlizzi Terlouw Termine Terrazas Terry Terzi
Terzija Terzin Terzić Terzo Terán Tesař Tesařová Tesi Tesla Testa Teufel Tevdenić Tešanović Thamrin Thapa Theele
Theron Theunissen Thiam Thiao Thiaw Thieke Thiel Thijs Thimm Thiomas Thiongane Thioub Thioune Thisell Thomas Thomka
Thomková Thommen Thompson Thomsen Thomson Thoresen Thoyana Thriene Thränhardt Thumbeza Thusi Thust Thyssen Thöne Tiano
Tiberti Tica Tichá Tichý Tidow Tiedtke Tietze Tihomirović Tijanić Tijerina Tikas Tilgner Tillack Tillman Tilotta
Tiltiņa Tiltiņš Timarić Timmermann Timmermans Timotić Tine Tinguely Tintor Tiozzo Tirado Tirelli Tirri Tischler
Tischmann Tissot Tittman Tivontschik Tkaczyk Toader Tobler Todaro Tofan Tofani Toft Tohirov Tohirova Toivonen Tojić
Tokarski Tokatlıoğlu Tokgöz Toldo Toledo Tolomeo Tolu Tolulope Toma Tomala Toman Tomanović Tomanová Tomaselli
Tomasello Tomasi Tomasović Tomassoni Tomaszewski Tomazović Tomaš TomaševićRigo Tomczak Tomczyk Tomei Tomek Tomescu
Tomeček Tomečeková Tomečková Tomeš Tomešová Tomka Tomko Tomková Tomljanović Tommasi Tomović Tomušilović Tomys Tománek
Tománková Tomáš Tomášek Tomášková Tomášová Tomčić Tonat Tonelli Tong Tonini Tonkovac Tonn Tončić Top Topal Topalov
Topalović Topaloğlu Topalski Topisirović Topić Topolovac Topolović Topçuoğlu Toraman Torchia Torchio Torgersen
Tornatore Toro Torp Torphy Torre Torres Torresi Torri Torriani Torrisi Tortora Tortorici Toscano Tosi Totaro Toth Toti
Totman Toto Touré Tovar Towne Toy Toyipov Toyipova Tracz Traini Tralli Trampeli Tramposch Tran Trandafir Tranová
Trantow Traoré Trapani Trauth Trautmann Travaglini Travan Traverso Travica Treff Trejo Tremblay Tremmel Treskavica
Tress Tretinjak Tretola Treutel Trevisan Treviño Triboi Tribuljak Trif Trifan Trikić Trikošanin Triolo Tripodi Trivedi
Trivkanović Trnka Trnková Troisi Trojan Trojanová Trojanowski Trombetta Tromp Trovato Trtica Truben Trubenová Truhlář
Truhlářová Trujillo Truter Trzciński Trzeciak Trávníček Trávníčková Trček Trčka Trčková Trương Trần Trịnh Tsabalala
Tsamonikian Tsang Tschiers Tschirch Tschudi Tse Tshabalala Tsoi Tsotetsi Tsui Tubanski Tucci Tuccillo Tuch Tucholke
Tuckett Tudor Tudorache Tudose Tudow Tufano Tufo Tulla Tumbarello Tumino Tunaboylu Tunkova Tunç Tunçeri Tuominen
Turajlić Turan Turcan Turcanu Turchi Turco Turcotte Turcu Turek Tureček Turečková Turk Turková Turnadžić Turner
Turunen Turza Turčok Turčoková Tuschmo Tustonja Tutu Tuča Tuček Tučková Tučs Tuğlu Tuğluk Tvrdá Tvrdík Tvrdíková Tvrdý
Twardowski Tweneboa Twumasi Táborská Táborský Tächl Téllez Tórrez Tóth Tóthová Tô Többen Töpfer Török Türk Türkdoğan
Türkyılmaz Tütüncü Tüzün Tālberga Tālbergs Tăng Tīrele Tīrelis Tříska Třísková Tůma Tůmová Ubavin Ubavić Ubavkić
Ubaydullohyev Ubaydullohyeva Ubiparip Ubiparipović Ubner Ubović Uca Uchechi Uchqunov Uchqunova Udicki Udilović
Udovičić Udovički Udovčić Udvardi Ugarak Uglješić Ugolini Ugričić Ugrčić Uher Uhlemann Uhlig Uhlíř Uhlířová Uhrig
Uhrová Uibel Uitterdijk Ukraden Ulemek Ulibarri Uliczka Ullmann Ulloa Ullrich Ulrich Ulrichová Uluhan Umarov Umarova
Umbach Umidullohyev Umidullohyeva Umidyev Umidyeva Umlauft Umminger Umolac Unger Ungureanu Unterpaintner Untila Upton
Ural Uram Uramová Urban Urbancová Urbanec Urbanek Urbaniak Urbano Urbanová Urbanowicz Urbansky Urbańczyk Urbański
Urbina Urblík Urblíková Urbánek Urbánková Ureña Urfonov Urfonova Urhig Uribe Urrutia Ursachi Urso Ursu Urías Usada
Usai Usamah Usmonov Usmonova Utama Utami Utješanović Uwais Uyainah Uys Uzayrov Uzayrova Uzelac Uzun Vaca Vacarciuc
Vacca Vaccari Vaccaro Vacek Vacková Vaculík Vaculíková Vadlja Vaduva Vafoyev Vafoyeva Vahala Vahlensieck Vailati Vaip
Vaivade Vaivads Vajcík Vajcíková Vajda Vajdička Vajdová Vajzenbach Vakareskov Val Vala Valach Valachovič Valachovičová
Valachová Valadez Valdez Valdivia Valdés Valencia Valent Valenta Valente Valenti Valentini Valentino Valentová
Valentín Valenza Valenzuela ValenčićBrkić Valeri Valeš Valešová Valić Valladares Valle Vallejo Valles Vallet Valletta
Valli Vallienne Vallone Valová Valsecchi Valtere Valters Valuška Valušková Valverde Valášek Valášková Van Vanaga
Vanags Vandamme Vandenberghe Vandenbroeck Vandervort Vandevelde Vanegas Vanek Vaneková Vangermain Vanni Vannini
Vaníček Vaníčková Vančura Vančurová Vaněk Vaněček Vaněčková Varela Varenina Varga Vargas Vargová Varinac Varićak Varma
Varman Varmuža Varnica Varriale Varrier Vartic Varzić Varšava VaržićBiuklia VaržićBiuklija Vascotto Vasile Vasilescu
Vasiliu Vasils Vass Vassallo Vasseur Vater Vavrikov Vavřík Vavříková Vaz Vaňková Vašadi Vašek Vaška Vašková Vašák
Vašáková Vašíček Vašíčková Vecchi Vecumniece Vecumnieks Vedvik Veenstra Vega Vegar Vegge Veiga Veinberga Veinbergs
Veisa Veiss Vejnović Vejvoda Vejvodová Vekecki Vekić Vela Velaja Velanac Velasco Veldsman Velioğlu Vella Velásquez
Velázquez Venegas Venezia Venghaus Venter Ventimiglia Ventura Venturelli Venturi Venturini Vera Verax Verbeek Vercesi
Verde Verdes Verdugo Verduzco Veres Vergara Verhaeghe Verhoeven Verma Verme Vermeulen Verner Vernerová Verniest
Veronese Versfeld Verstraete Verzi Vesel VeselicaČatipović Veseličić Veselová Veselá Veselý Vesin Vesić Vesković
Vestergaard Veum Veverka Veverková Vey Vezi Vezmar Vezzoli Večeřa Večeřová Viale Vianello Vicari Vicen Vicenová
Vicente Vichi Vicinanza Vicini Vicol Vidal Vidaček Viderščak Vidmar Vidranjski Vieira Viellehner Viera Vierin Vieru
Vieweg Vigil Viklund Vila Vilakazi Viljoen Vilka Vilks Villa Villadsen Villagómez Villalobos Villalpando Villani
Villanueva Villareal Villari Villarreal Villaseñor Villegas Vilsone Vilsons Vilímek Vilímková Vincent Vincenzi Vinci
Vincze Vink Vinketa Vintere Vinters Vinther Vintila Vinš Vinšová Viola Violante Violi Virgilio Virlan Virtanen Virág
Visagie Visan Visani Visconti Viscò Visentin Visintin Visser Vita Vitale Vitali Viti Vitiello Vitman Vittori Vitásek
Vitásková Viviani Viviers Vizitiu Vizziello Viļuma Viļums Višekruna Višňovská Višňovský Vlach Vlachová Vlad Vlah Vlas
Vlasák Vlasáková Vlašić Vlk Vlková Vlček Vlčková Vobořil Vobořilová Vodička Vodičková Vodrážka Vodrážková Vodák
Vodáková Voelkel Vogel Vogelgsang VogronićOpačić Vogt Voicu Voigt Voinea Vojta Vojtek Vojteková Vojtková Vojtová
Vojtíšek Vojtíšková Vojtěch Vojtěchová Vojáček Vojáčková Vokoun Vokounová Vokuhl Volek Volf Volfová Volk Volker
Volkman Volkmann Volková Volle Vollis Volná Volný Volpe Volpi Von VonRueden Vona Vondra Vondrová Vondrák Vondráková
Vondráček Vondráčková Vontein Vorel Vorlová Vorlíček Vorlíčková Voráček Voráčková Vos Vosilyev Vosilyeva Vosloo Votava
Votavová Votruba Votrubová Voříšek Voříšková Vrabcová Vrabec Vrabie Vranjić VranjkovićĆenan Vračar Vračarević Vrba
Vrbanac Vrbas Vrbaslija Vrbová Vrekalović Vrugić Vrzal Vrzalová Vrána Vránová Vuillermoz Vujaković Vujeva Vukadin
Vukaljević Vukalović Vukanović Vukasović Vukašinac Vukelić Vukelja Vukeljić Vukobradović Vukobrat VuksanićPuljek
Vuksanović Vukčević Vukša Vukšić Vuleta Vuletaš Vuletin Vulić Vulićević Vulišić Vulović Vulčević Vunak Vunjak
Vunturišević Vučeta Vučetić Vučevac Vučkovac Vučković Vučo Vučurević Vybíral Vybíralová Vydarená Vydarený Vydra
Vydrová Vymazal Vymazalová Vyskočil Vyskočilová Vysloužil Vysloužilová Vácha Váchová Václavek Václavková Václavík
Václavíková Vágner Vágnerová Válek Válková Váradi Vásquez Vávra Vávrová Vázquez Váňa Váňová Väisänen Vélez Véliz Vícha
Víchová Vít Vítek Vítková Vítová Víšek Víšková Vörös Vāciete Vācietis Vītiņa Vītiņš Vītola Vītoliņa Vītoliņš Vītols
Vītuma Vītums Vũ Vương Vəliyev Vəsiyeva Wacana Wachenbrunner Wachtel Wackrill Wade Waelchi Wagenaar Wagner Wagnerová
Wahyudin Wahyuni Waibel Wakan Walczak Walder Waldmann Walker Walkowiak Wallin Wallner Wallstab Walsh Walter Walther
Walton Waltrová Waluyo Walz Wan Wane Wang Wanner Warchoł Ward Wardana Wartenberg Waschbüsch Wasiak Wasilewski Wasita
Wasiu Waskita Wasser Wassilew Wassiluk Wastuti Waters Watsica Watson Wawrzyniak Wdowiak Weber Webrová Wegmann Wehner
Wehrle Wehrli Wehrsen Weibel Weidlich Weidner Weigel Weight Weiler Weimann Weimer Weinand Weis Weiss Weissnat Weissová
Welch Weller Welsch Welti Welz Welzel Wenger Weniger Wenk Wentzel Werle Werner Werrmann Wershansky Wertag Wesley
Wesołowski Wessel Wessels Wessinghage West Wettstein Weyel Wezel White Wiafe Wibisono Wibowo Wicaksono Wichmann
Wickert Widiastuti Widmer Widodo Wiebe Wiechmann Wieczorek Wiegand Wiegelmann Wierig Wierzbicki Wiese Wieser Wijaya
Wijayanti Wikström Wilcox Wilczek Wilczyński Wilderman Wilhelm Wilk Wilkinson Wilky Will Willane Willems Willemsen
Williams Williamson Willms Willoughby Willwacher Wilson Wilts Wimmer Winarno Winarsih Windler Winiarski Winkelmann
Winkler Winklerová Winter Wintheiser Winther Wirth Wirz Wischek Wischer Wisoky Wisozk Wissing Witczak Witek Witkowski
Wittich Witting Wittl Wiza Wiącek Więcek Więckowski Wiśniewski Wnuk Wojciechowski Wojtas Wojtasik Wojtczak Wojtkowiak
Wolak Wold Wolf Wolfarth Wolff Wolfová Woliński Wollenberg Wollmann Wolmerans Wolny Wolski Wolters Wong Wood Wosiyane
Wouters Woytkowska Woś Woźniak Wright Wrona Wroński Wróbel Wróblewski Wu Wuckert Wujak Wulandari Wunsch Wuraola Wurm
Wyludda Wyman Wypych Wysocki Wyss Wyszyński Wójcicki Wójcik Wójtowicz Wölpert Wöschler Wühn Wünsche Wüthrich Wąsik
Wąsowski Węgrzyn Włodarczyk Włodarski Xaba Xacon Xana Xavier Xelîl Xenia Xiana Xicoy Xu Xəlilov Yaamoa Yade Yago
Yahyoyev Yahyoyeva Yalçın Yami Yan Yanes Yang Yanuar Yaqub Yavuz Yawson Yazıcı Ybarra Yeboa Yeboah Yebra Yengwa
Yetkiner Yeung Yeşilkaya Yim Yin Yip Yirenkyi Yiu Yolanda Yoqubov Yoqubova Yorbekov Yorbekova Yorulmaz Yost Young
Yoznurov Yoznurova Yu Yudhistira Yue Yuen Yulianti Yulianto Yuliarti Yundt Yung Yuniar Yunta Yunusov Yunusova Yussuf
Yusufyev Yusufyeva Yáñez Yüksel Yıldırım Yıldız Yıldızoğlu Yılmaz Yılmazer Zabaleta Zabirov Zabirova Zaborowski
Zabrdac Zabłocki Zaccaria Zaccaro Zach Zachová Zaczkiewicz Zadnik Zadravec Zadrić Zafarov Zafarova Zagaria Zago
Zagoršek Zagórski Zaharia Zahn Zahradník Zahradníková Zahrah Zahrádka Zahrádková Zaituc Zajac Zajacová Zajíc Zajícová
Zajíček Zajíčková Zając Zajączkowski Zakrzewski Zalar Zaleski Zalewski Zamarreno Zamarripa Zambon Zamboni Zambrana
Zambrano Zambuto Zamenhof Zamfir Zamora Zampieri Zamudio Zana Zanatta Zandt Zanella Zanelli Zanetta Zanetti Zani
Zanner Zanon Zanotti Zapalac Zapata Zapletal Zapletalová Zaporojan Zappacosta Zappalà Zappia Zaragoza Zarate Zaremba
Zariņa Zariņš Zarzycki Zaręba Zatloukal Zatloukalová Zauber Zavadil Zavadilová Zavala Zavřel Zavřelová Zawada Zawadzki
Zayas Zaydov Zaydova Zayniddinov Zayniddinova Zbinden Zbodulja Zboncak Zbořil Zbořilová Zdelar Zdenčan Zdravčević
Zdražil Zdražilová Zdunek Zebić Zec Zedda Zedník Zedníková Zehnder Zeidler Zeidmane Zeidmanis Zejak Zekan Zekl Zelaya
Zelenka Zelenková Zelená Zelený Zelinka Zelinková Zeltiņa Zeltiņš Zeman Zemanová Zemlak Zemánek Zemánková Zender Zeni
Zennaro Zepeda Zeuch Zeyen Zeyhle Zezula Zezulová Zhang Zhao Zheng Zhou Zhu Ziegler Zieliński Zielonka Ziemann Zieme
Ziemele Ziemelis Zijan Zijlstra Zikmund Zikmundová Zilan Zima Zimanyi Zimka Zimková Zimmer Zimmerman Zimmermann
Zimonja Zimonjić Zimová Zinaić Zinajić Zindović Zingaretti Zingg Zinser Zintl Zipalović Zipančić Zipp Zipse Ziramov
Zirojević Zito Ziyoyev Ziyoyeva Ziółkowski Zięba Ziętek Zlatanović Zlámal Zlámalová Zohidov Zohidova Zohirov Zohirova
Zollinger Zollo Zondi Zondo Zordan Zorica Zotti Zoubek Zoubková Zouhar Zouharová Zrna Zschunke Zubak Zubane Zubayrov
Zubayrova Zuber Zucca Zuiderveld Zulaika Zulauf Zuliani Zulkarnain Zullo Zulu Zuma Zumbo Zunda Zungu Zunino Zvaigzne
Zvanić Zvejniece Zvejnieks Zviedre Zviedrs Zvinele Zvinelis Zvonar Zvěřina Zvěřinová Zwane Zwiener Zwoliński Zych
Zygmunt Záborská Záborský Zábranská Zábranský Zálešák Zálešáková Zámečník Zámečníková Záruba Zárubová Zíka Zíková
Zúbrik Zúbriková Zúñiga Zümsande Zürcher Zālīte Zālītis Zībere Zībers Águilar Álvarez Ávalos Ávila Åberg Åkesson Çakır
Çamdalı Çapanoğlu Çatalbaş Çağıran Çelik Çetin Çetiner Çevik Çörekçi Écoffey Ñañez Öberg Öcalan Önür Örge Östringer
Öymen Özberk Özbey Özbir Özcan Özdemir Özdenak Özdoğan Özer Özgörkey Özkan Özkara Özkök Öztonga Öztuna Öztürk Ødegård
Østby Østli Überacker Ülker Ünal Ābele Āboliņa Āboliņš Āboltiņa Āboltiņš Ćenan Ćora Ćorak Ćukalac Ćukalović Ćukić
Ćuković Ćukteraš Ćulibrk Ćuslović Čabaj-Adam Čabro Čada Čadová Čajka Čajko Čaleta Čamagić Čamdžić Čanaki Čandrlić
Čančar Čapek Čapkovič Čapkovičová Čapková Čapkunović Čaplovič Čaplovičová Čaprnjić Čarapina Čarapić Čaraveša Čarnić
Čarnogurská Čarnogurský Čarović Čatalinac Čatić Čavalić Čavaljuga Čavdarević Čavić Čavlina Čaće Čech Čechová Čejka
Čejková Čelar Čelebija Čengija Čerkašin Čermák Čermáková Černe Černoch Černochová Černohorská Černohorský Černá Černík
Černíková Černý Červenka Červenková Červená Červený Červeňák Červeňáková Červinka Červinková Čierny Čierná Čihák
Čiháková Činčurak-Kovač Čipanj Čipanj-Banja Čisar Čizmar-Tormaš Čičmak Čobanović Čobrda Čobrdová Čokov Čolak Čolaković
Čolanić Čolina Čonka Čonková Črešnik Čudara Čudars Čudina Čurda Čurdová Čvagić Čáp Čápová Čížek Čížková Ďaďo Ďaďová
Ďurica Ďuricová Ďuriš Ďurišová Đedović Đekanović Đekić Đeković Đelić Đelkapić Đelmaš Đelošević Đenić Đenović
Đerasimović Đerašević Đergović Đerisilo Đerić Đinh Đoković Đolović Đoàn Đukelić Đumija Đunda Đào Đặng Đỗ Ķeizare
Ķeizars Ķēniņa Ķēniņš Łapiński Łuczak Łukasiewicz Łukasik Łukaszewski Řehoř Řehořová Řehák Řeháková Řeháček Řeháčková
Řezníček Řezníčková Řezáč Řezáčová Říha Říhová Śliwa Śliwiński Ślusarczyk Świderski Świerczyński Świątek Şahin Şen
Şervan Şimşek Šadl Šafarić Šafařík Šafaříková Šafránek Šafránková Šafář Šafářová Šagodić Šajinović Šajtoš Šakanović
Šamšalović Šanda Šandová Šantor Šargač Šarić Šaruga Šašek Šašková Šebek Šebela Šebelová Šebesta Šebestová Šebková Šeda
Šedivá Šedivý Šedová Šegavčić Šegota Šekularac Šenica Šenk Šenková Šesta Šesták Šestáková Šetula Ševčík Ševčíková
Šidlo Šidlová Šiketanc Šileiko Šilhavá Šilhavý Šimak Šimatić Šimek Šimeček Šimečková ŠimićŠebalj Šimková Šimlješa
Šimon Šimonovič Šimonovičová Šimonová Šimák Šimáková Šimánek Šimánková Šimáček Šimáčková Šimčík Šimčíková Šimůnek
Šimůnková Šindelář Šindelářová Šindler Šindlerová Šiptar Široká Široký Širova Širovs Šiška Šišková Škoda Škodová
Škrabal Škrabalová Škriniar Škriniarová Škultéty Škultétyová Šlechta Šlechtová Šmajda Šmajdová Šmejkal Šmejkalová
Šmerda Šmerdová Šmite Šmitran Šmits Šmrčak Šmíd Šmídová Šnajdr Šnajdrová Šobar Šobota Šolar Šolc Šolcová Šolta Šoltés
Šoltésová Šoltýs Šoltýsová Šomođvarac Šorgić Šormaz Šorša Šostarec Šostarko Šotić Šotra Španiel Špaček Špačková
Špernjak Špiranec Špička Špičková Šplíchal Šplíchalová ŠpoljarićPerhat Šrámek Šrámková Štajhofer Štampf Štangl Štasni
Štefan Štefanka Štefanková Štefanová Štefančić Štefek Štefková Štefl Šteflová Šteina Šteins Štimac Štriga Štrukelj
Štěpán Štěpánek Štěpánková Štěpánová Štěrba Štěrbová Šubrt Šubrtová Šujdović Šukalo Šukalović Šukara Šulc Šulcová
Šulovnjak Šuman Šundalić Šurka Šurková Šustr Šustrová Šutaković Šutanovac Šušak Švab Švanda Švandová Švarc Švarcová
Švec Švecová Švehla Švehlová Švejda Švejdová Švestka Švestková Šváb Švábová Šálek Šálková Šíma Šímová Šíp Šípek
Šípková Šípová Šír Šírová Šīrante Šīrants Šťastná Šťastný Ūdre Ūdris Żak Żebrowski Żmuda Żuk Żukowski Żurawski Żurek
Żyła Žagarac Žalako Žarković Žemlička Žemličková Žerajić Žeravica Žgela Žgrabljić Žiga Žigová Žipac Žirović
Živadinović Živak Živaljević Živanac Živanović ŽivićĆojbašić Žižanović Žižka Žižková Žmegač ŽuljevićGrafina Žák Žáková
Žáček Žáčková Žídek Žídková Žďárská Žďárský Žůrek Žůrková Əfəndiyeva Əhmədov Əliyev Əliyeva Ələkbərov Ələkbərova
`;
