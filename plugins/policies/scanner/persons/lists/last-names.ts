/** Made by generate-name-lists.ts; 31604 names, each a word in Latin letters. */
export const lastNames = `
Aaaqil Aabid Aadam Aadil Aages Aalam Aalbers Aalerud Aalto Aaltonen Aalts Aamil Aamir Aamirah Aanei Aarden Aarif Aariz
Aarts Aas Aasa Aasen Aasif Aasim Aasmäe Aatiq Aavik Aazim Aba Abaan Ababei Ababii Abacı Abad Abada Abadan Abadžija
Abadžić Abalıoğlu Abarca Abascal Abatantuono Abate Abay Abazović Abba Abbad Abbadh Abbagnale Abbas Abbaslı Abbasov
Abbasova Abbassi Abbaszadə Abbate Abbes Abbondanza Abbosov Abbosova Abbott Abbrescia Abdalla Abdallah Abdelaziz
Abdellaoui Abdelli Abdi Abdiaziz Abdifatah Abdikadir Abdille Abdinoor Abdirahman Abdou Abdow Abduazizov Abduboriyov
Abdulahadyev Abdulahadyeva Abdulazimov Abdulazimova Abdulazizov Abdulazizova Abdulboriyev Abdulboriyeva Abdulhafizov
Abdulhafizova Abdulhakimov Abdulhakimova Abdulhamidov Abdulhayov Abdulhayova Abdulholiqov Abdulholiqova Abduljabborov
Abduljabborova Abduljalilov Abduljalilova Abdulkarimov Abdulkarimova Abdulla Abdullah Abdullahi Abdullaoğlu
Abdullatifov Abdullatifova Abdullayeva Abdullazadə Abdullohov Abdulmalikov Abdulmalikova Abdulqahhorov Abdulqahhorova
Abdulqodirov Abdulqodirova Abdulvahhobov Abdulvahhobova Abdulvaliyev Abdulvaliyeva Abdulvohidov Abdulvohidova
Abdumalikov Abdurahmonov Abed Abegglen Abel Abella Abellán Abels Aberhart Abernathy Abeyta Abicht Abid Abimanyu
Abiodun Abiola Abiputra Abičić Abodunrin Aboraa Abosede Abou Abouda Aboukir Abrafi Abraham Abrahams Abrahamsen
Abrahamsson Abrahám Abrahámová Abramov Abramovic Abramović Abrassart Abrego Abreu Abril Abrorov Abshire Abt Abu
Abubakar Abubakrov Abuga Aburto Abwao Acar Accardi Accardo Accurso Acedo Acerbi Acero Aceto Acevedo Achaorainn Achari
Acharya Achberger Achbergerová Acheampong Achieng Achilles Achim Achison Achkinadze Achleitner Achola Achour Achouri
Acker Ackerl Ackerman Ackermann Aclan Acosta Acquadro Acquaviva Acquistapace Acuña Adadevoh Adadia Adal Adam Adamcová
Adamczak Adamczyk Adame Adamec Adamecová Adamek Adami Adamiak Adamiec Adamo Adamović Adamová Adamowicz Adams Adamski
Adamson Adamu Adamus Adan Adanır Adaobi Adar Adasme Adašević Adcock Adda Addari Addis Ade Adebayo Adebisi Adegbite
Adegboye Adegoke Adekunle Adelaar Adelakun Adeleke Adels Adelusi Adem Ademayowa Ademiluyi Ademola Aden Adeniyan
Adeoluwa Ader Aderibigbe Aderinsola Aderogba Aderonke Adesina Adesiyan Adetokunbo Adewale Adewunmi Adewura Adeyemi
Adeyemo Adhastair Adhiambo Adhikari Adhitama Adiga Adin Adinolfi Adisa Adkins Adler Adolfsson Adolph Adoma Adomah
Adomako Adongo Adorno Adow Adragna Adriaansen Adriaensdr Adriaense Adriaensen Adriaenssens Adriansyah Adrovic Adryaens
Adríans Adríels Adu Adusei Adutwum Adutwumwaa Adwubi Adámek Adámková Adán Adíels Adólfs Adıvar Adžijević Aebi
Aebischer Aeby Aedo Aeije Aelftrud Aerts Aertsz Afanasjev Affinito Afifah Afirifa Afoakwa Afolabi Afolayan Afonja
Afrakomaa Afruzova Afunku Agarwal Agate Agazzi Agboola Aggarwal Agnars Agnello Agnes Agnesi Agnew Agnis Agostinelli
Agostini Agosto Agovic Agrawal Agresta Aguado Aguayo Agudelo Agudo Aguero Aguilar Aguilera Aguiló Aguirre Agullo
Aguridić Agurto Agustian Agustina Agustí Agustín Agyapomaa Agyapong Agyare Agyei Agyeiwaa Agyemang Agüero Ahearn
Ahearne Ahern Aherne Ahić Ahlberg Ahlgren Ahlin Ahlke Ahlqvist Ahlström Ahluwalia Ahmad Ahmadi Ahmadov Ahmed
Ahmetspahić Aho Ahokas Ahola Ahonen Ahortor Ahrenberg Ahrens Ahrorov Ahrorova Ahuja Ahumada Aichholzer Aichinger
Aidicín Aiello Aigare Aigars Aigbiniode Aigner Aigroz Ailpín Ailín Aindriais Aindriú Ainmneach Ainsboro Airaksinen
Airchinnigh Airlangga Airligh Airmeas Airt Aissani Aissaoui Aitigín Aitken Ajakaiye Ajao Ajayi Ajello Ajewole
Ajose-adeogun Ajvazović Akal Akalın Akan Akar Akay Akaydın Akbaba Akbarov Akbay Akbulut Akcan Akdağ Akdemir Akdeniz
Akeem-omosanya Akel Akelis Akello Akerele Akgöz Akgül Akgün Akgündüz Akhtar Akifović Akinrinola Akintade Akinwale
Akinyi Akkan Akkaya Akkaş Akkor Akkoyun Akkoyunlu Akkoç Akkurt Akmalov Akmalova Akman Akmačić Akoaa Akobirov Akoth
Akoto Akowua Akpınar Akramov Akramova Aksakal Aksel Aksentijević Aksentić Aksin Aksić Aksović Aksoy Aksu Aksungur
Aktan Aktay Aktaş Akumu Akyaa Akyeamfuɔ Akyeampomaa Akyeampong Akyel Akyena Akyürek Akyüz Akyıldız Akça Akçal Akçalı
Akçay Akın Akıncı Akışık Akşit Akšam Akɔmaa Alabi Aladić Aladžić Alaimo Alaković Alamsyah Alan Alanis Alaniz Alanko
Alanović Alaníz Alarcón Alargić Alas Alastair Alastroim Alatalo Alavanja Alavantić Alba Albanese Albano Alber Alberdi
Albero Alberola Albers Albert Alberti Albertini Alberto Alberts Albertyn Alboni Albornoz Albrecht Albrechtová Albu
Albuquerque Alcala Alcalde Alcalá Alcamo Alcaraz Alcolea Alcántar Alcántara Alcázar Aldars Aldea Aldobrandi Aldridge
Alegre Alegria Alegría Alejandro Aleksandrov Aleksandrowicz Alekseev Aleksić Alemannië Alemany Alemdar Alemán Alenburg
Alessandrini Alessi Alev Alex Alexa Alexander Alexanders Alexandersson Alexandre Alexandrescu Alexandru Alexe Alexs
Alexíus Alfano Alfaro Alfermann Alfieri Alfons Alfonsi Alfonso Alfreds Alfredsson Alfreðs Ali Aliaga Alicea Alidi
Aligbe Alighieri Alih Alija Alikavazović Alinurov Alio Alis Alisherov Alisherova Alivernini Aliyev Aliyeva Alizadeh
Aličić Aljančić Alkan Alkaya Alkhamis Alković Alksne Alksnis Allain Allal Allali Allan Allans Allard Allas Allegretti
Allemanië Allen Allende Allendes Allerby Allgeyer Allik Allis Allison Allmhúráin Alm Almagià Almagro Almansa Almanza
Almaraz Almars Almaráz Almazán Almašac Almeida Almgren Almonacid Almonte Almqvist Alnıaçık Aloba Aloi Aloisio Alonso
Alonzi Alonzo Aloo Alpaidis Alparac Alpman Alpuğan Alreks Alsina Altamirano Altan Altenwerth Altera Altieri Altmann
Altun Altuntaş Altınay Altınbaş Altınel Altınok Altıntaş Altınışık Altıok Aluga Aluoch Alva Alvarado Alvarez Alvars
Alve Alvear Alves Alvins Alyanak Alzate Alzinova Alıcı Amabile Amado Amador Amadori Amaechi Amahle Amaldi Amalrada
Amann Amanović Amanta Amar Amara Amaral Amari Amat Amato Amaya Ambani Amberg Amble Ambrasas Ambrosini Ambrosino
Ambrosio Ambrož Ambrožič Ambrožová Amendola Amerio Ameur Amhalghaidh Amhlaigh Amhlaoigh Amhlaoimh Amici Amico Amidžić
Amigó Amina Aminat Aminova Amirayeva Amirov Amla Ammaniti Ammann Ammari Ammoscato Amo Amoa Amoako Amoakowaa Amoanimaa
Amoasi Amoit Amon Amondi Amor Amores Amorim Amoroso Amoruso Amorós Amos Ampadu Ampofo Ampofowaa Ampoma Amponsa
Amponsah Ampuero Amrane Amrani Amrein Amri Amrouche Amstel Amundsen Amírs Anabadha Anand Ananda Anandya Anarqızı
Anasov Anasova Anastasi Anaya Anciaux Ancona Anda Anderberg Anderl Anders Andersen Anderson Andersone Andersons
Andersson Andesilić Andile Anding Andini Andić Andonov Andonović Andorful Andra Andrade Andrašek Andrašík Andrašíková
Andre Andreas Andreasen Andreassen Andreasson Andreev Andrei Andrejević Andrejin Andrejić Andreković Andreoli
Andreotti Andreozzi Andres Andresen Andreu Andrew Andrews Andriani Andries Andrijašević Andrijević Andris Andrisani
Andriška Andrle Andrlová Andronic Andrzejczak Andrzejewski Andráš Andrášik Andrášiková Andrášová André Andrén Andrés
Anděl Andělová Anekvorakul Anele Anelli Anes Anfinns Angantýrs Angarita Angeletti Angeli Angelini Angeloni Angelucci
Angerer Anggraini Anggreny Anggriawan Anghel Angiolello Angis Anglada Angster Anguiano Anguillara Anguissola Anguita
Angulo Angus Angwenyi Anichini Anima Anisayeva Anissimov Aničić Anjani Anjos Ankra Ankunding Anna Annarrs Annars Annas
Anne Annels Annes Annraoi Annsboro Annunziata Annus Anokye Anraoi Ansa Ansboro Anselmi Anselmo Ansems Ansomaa Ansomah
Ansorova Antal Antalová Antczak Antelami Antenucci Antezza Anthony Anthonys Antikainen Antić Antoci Antoine Antolković
Anton Antonacci Antonelli Antonello Antonetti Antoni Antonini Antonioni Antonić Antonov Antonović Antons Antonsen
Antonsson Antonucci Antony Antoníus Antović Antoš Antošová Anttila Anttonen Antunes Antunović Antušević Antwi Antwiwaa
Antón Antúnez Anučin Anušić Anvarov Anvaryev Anvaryeva Anyango Anyanwu Anyona Anzalone Anđelić Anđelković Aodha
Aodhchain Aodhchaoin Aodhgáin Aodháin Aogáin Aoidh Aoko Aonghais Aonghuis Aonghusa Apablaza Aparecida Aparicio
Apicella Apine Apinis Apitz Apiyo Apodaca Apondi Aponte Aporti Apostol Appelman Appia Appiah Aprile Apsīte Apsītis
Apte Aqila Aquino Aracena Aragonés Aragão Aragón Aramburu Aramini Arana Arancibia Aranda Araneda Arango Arans Arap
Aras Araujo Aravena Araya Arazlı Araña Araújo Arboleda Arcangeli Arce Archambault Archer Archuleta Arco Arcos Arda
Ardana Ardelean Ardeleanu Ardianto Ardila Ardiyanti Aregger Arellano Aremu Arena Arenas Arend Arendt Arens Arent
Arents Ares Arevalo Argan Argenio Argentero Argenti Argento Argiolas Arguello Argurio Argüello Arhanić Arias Ariasso
Aribi Ariens Arifcanov Arifin Arilíus Arinbjörns Ariosto Aris Ariza Ariño Arjona Arkel Arlović Arman Armani Armas
Armellini Armendáriz Armengol Armenta Armijo Armstrong Arnaiz Arnal Arnalds Arnars Arnau Arnaud Arnaut Arnbergs
Arnbjörns Arndt Arndórs Arnes Arnesen Arnfinns Arnfreyrs Arngeirs Arngils Arngríms Arnkells Arnlaugs Arnleifs Arnljóts
Arnmunds Arnmóðs Arnodds Arnold Arnolds Arnott Arnould Arnsberg Arnsteinns Arnviðs Arnórs Arnúlfs Arnþórs Aro Aroca
Arons Aronsson Arora Aros Arpaši Arranz Arredondo Arregui Arreola Arriaga Arriagada Arribas Arrieta Arro Arroyo
Arsenault Arsenić Arsić Arslan Arslanoğlu Arslonov Arslonova Arsoy Arta Arteaga Arths Arthurs Arthúrs Artigas Artioli
Artner Artáin Artúir Artúrs Aru Arula Arvidsson Arya Aryal Aryan Aryani Aryanti Aryee Arzulu Aránguiz Arévalo Aríels
Aríus Arāja Arājs Arıcan Arık Arıkan Arığ Asadov Asadova Asadullohyev Asadullohyeva Asaels Asamoa Asamoah Asan Asante
Asantewaa Asare Asaro Aschauer Aschenbroich Aschman Ascione Asenjo Asensio Asenso Ashe Ashley Ashman Ashton Asiama
Asiedu Asieduwaa Asikainen Asil Asilayeva Asilbekov Asilbekova Aslan Aslanova Aslanoğlu Asmanova Asmiraeva Asmundo Asp
Aspars Aspere Aspers Asplund Asprucci Assche Asselin Assem Assmus Assunção Astafei Asten Astete Astolfi Astorga
Astudillo Astuti Aswandi Ata Ataa Atakan Atakişioğlu Atakol Atalık Atan Atanasov Atanda Atasever Atay Atchison Atencio
Ateş Athman Atieno Atienza Atik Atkins Atkinson Atlas Atlis Atlı Attia Atwal Atzeni Atzler Atzori Atıcı Atılgan Au
Aubert Aubry Aucamp Audet Auer Aufderhar Auger Augustin Augustsson Augustyn Augustyniak Auinger Auld Aulenti Auma
Aumann Aun Aune Auniņa Auniņš Auraq Aurelia Aurora Austars Austermühle Austin Austmanns Austmars Austris Autio Auvinen
Auwera Auziņa Auziņš Auðbergs Auðberts Auðbjörns Auðgeirs Auðkells Auðmunds Auðunns Auðuns Auðólfs Avallone Avan
Avazyev Avazyeva Avcı Avcıoğlu Avendaño Avery Avila Avilés Avogadro Avoirt Avola Avotiņa Avotiņš Avram Avsec Aw Awadh
Awadil Awamil Awani Awinja Awino Awj Awmar Awodiran Awolowo Awuah Awuor Axels Axelsson Axmann Axundlu Axundov Axundova
Axundzadə Ayaan Ayad Ayadi Ayala Ayamin Ayanda Ayandokun Ayaydın Ayaz Aybar Aycan Aydan Aydemir Aydoğdu Aydın Ayers
Aygün Ayhan Ayieko Ayisat Ayize Aykan Aykaç Aykurt Aylinova Ayllón Aylward Aymonier Ayobami Ayomide Ayoola Aytaç Aytek
Aytekin Ayubov Ayuma Ayuso Ayverdi Ayyubi Azad Azamatov Azamatova Azara Azban Azcona Azevedo Azinić Azizah Azizi
Azizov Azizova Aznar Azorin Azzahra Azzouz Azócar Açar Açıkalın Açıkgöz Aïdara Aðalbergs Aðalberts Aðalbjörns
Aðalborgars Aðalgeirs Aðalmunds Aðalráðs Aðalsteinns Aðólfs Aćimović Aćin Aćić Ačanski Ačić Ađanski Ağa Ağaoğlu
Ağayeva Ağca Ağırbaş Aşkın Aşçı Aşık Aşıkoğlu Ašanin Ašađanin Ašimi Aškraba Aškrabić Ašonja Ašćerić Aždajić Ba Baa
Baafi Baah Baalen Baaqir Baarck Baaree Baashir Baasim Baasit Baawia Babac Babacan Babalj Babalola Babalı Babanlı
Babaoğlu Babar Babarogić Babati Babato Babatunde Babatz Babayeva Babbo Babel Babey Babin Babini Babić Babič Babjak
Babjaková Babka Babková Babou Babović Babtunde Babu Baburić Baca Bacalo Bacci Bach Bacha Bacher Bachinger Bachler
Bachmann Baciu Backes Backlund Backman Bacosi Badal Badami Badan Badane Badea Badel Bademci Badenhorst Bader Badiane
Badilla Badillo Badji Badjuk Badoer Badoglio Badr Badu Badía Baele Baelen Baena Baere Baert Baeten Baetens Baets
Baeyens Baez Baeza Baganz Bagaskara Baggio Baghdadi Baghy Bagiński Baglioni Bagnoud Bah Bahadır Bahamonde Bahamondes
Baharia Baharlı Bahati Bahena Bahl Bahloul Bahna Bahno Bahnová Bahodirov Bahodirova Bahon Bahri Bahriddinov
Bahriddinova Bahringer Bahromov Bahromova Bahun Baier Bailey Bailly Bailís Bains Baiocco Baird Bairéad Baisceir Bajaj
Bajamonti Bajan Bajardi Bajc Bajer Bajerová Bajwa Bajāre Bajārs Bajčetić Bajčić Bajšanski Bak Bakal Bakan Bakaran
Bakare Bakarec Bakari Baker Bakhouche Bakhoum Bakhti Bakhtiyorov Bakhtiyorova Baki Bakke Bakken Bakker Bakos Baksa
Bakshi Bakırcı Bakırcıoğlu Bakıxanov Bal Bala Balaban Balabanović Balaguer Balakrishnan Balan Balasubramanian Balat
Balatinac Balay Balašević Balašković Balaž Balažević Balbi Balbo Balboni Balcar Balcarová Balcer Balcerzak Balck Balcı
Baldacci Baldassarre Baldauf Balderas Baldi Baldick Baldini Baldo Balds Balducci Baldvins Baldwin Baldwins Baldé Bale
Baleegh Balestra Baleta Baletić Balević Balešević Bali Balint Balinčić Balistreri Balić Baljak Balkow Balla Ballard
Ballarin Ballester Ballesteros Ballouhey Ballı Balmat Balmer Balnuweit Balode Balodis Balog Balogh Balogová Balogun
BalogŠandor Balotelli Baloun Balounová Baloyi Balsamo Baltacı Baltag Baltasars Baltin Baltiņš Balzano Balzer Balázs
Baláž Balážová Bambad Bambis Bamidele Bamiloye Bamisebi Banach Banasiak Banasik Banaś Banda Bandello Bandeville Bandi
Bandini Bandić BandićŠtimac Bandl Bandopadhyay Banerjee Bang Bani Banica Banik Banić BanićJokić Banićević Baničević
Banjac Banjak Banjalić Banjari Banko Bann Bannon Bannáin Banov Banovac Bansal Banse Bantwini Banu Banville Banzer
Banáin Baoighealláin Baoighill Baoill Bappa Baptista Baquero Barac Baracca Barad Barahona Barajas Baraka Baral Baraldi
Baran Baranjec Baranka Baranková Baranov Baranová Baranowski Barasa Baraza Barać Barański Barba Barbagallo Barbarigo
BarbarićŠehić Barbarosoğlu Barbarossa Barbarulo Barbato Barbe Barber Barbera Barberi Barberini Barberis Barbero
Barberá Barbey Barbier Barbieri Barbiero Barbieux Barbir Barbić Barbora Barbosa Barbu Barbulescu Barcaccia Barcella
Barceló Barco Bardek Barela Barents Barese Baresi Baretta Bareš Barešić Barešová Bargan Bargetze Baria Barile
Barillaro Barillon Barillà Barinić Barisić Barić Baričević Barišić Barker Barkholz Barković Barlas Barletta Barlow
Barman Barna Barnaba Barnard Barnes Barnett Barneville Baroffio Barok Baroková Baron Barone Barongo Baroni Barons
Barozzi Barošević Baroševčić Barr Barra Barracco Barragán Barral Barranco Barraq Barras Barraza Barre Barreca Barreda
Barrena Barrera Barresi Barreto Barrett Barretta Barrientos Barriga Barrio Barrios Barris Barrnette Barron Barros
Barroso Barrows Barry Barría Barsanti Barsotti Barta Bartczak Bartell Bartels Barth Barthel Barthelemy Bartkowiak
Bartl Bartlett Bartley Bartnik Bartoletti Bartoli Bartolini Bartolomei Bartolomé Bartolucci Barton Bartosik Bartovič
Bartovičová Bartoň Bartoňová Bartoš Bartošek Bartošková Bartošová Bartošík Bartošíková Bartulin Barták Bartáková
Bartůněk Bartůňková Barušić Bary Barylla Barzani Barzini Barák Baráková Barðis Baró Baróid Barón Barún Bas Basaam
Basadonna Basak Basar-Klapec Basara Basarić Bascuñán Baseda Baseer Bashaar Bashaarat Basheerah Bashir Bashirian Basile
Basmacı Basnet Bassani Bassett Bassi Bassis Basso Basson Bastajić Bastać Bastiaanse Bastiaense Bastida Bastidas
Bastien Bastin Bastola Bastíans Bastías Basu Basynat Bataglia Batal Batalla Batchelar Bates BatinićŠantić Batista
Batliner Batlle Batnožić Bato Batool Batra Batrac Batrnek Batta Battaglia Battelli Battista Battisti Battistini Battke
Baturalp Batz Bauch Baudoux Baudry Bauduin Bauer Bauermeister Bauerová Baugs Baum Baumann Baumbach Baumeister
Baumgartner Baur Bausch Bauschinger Bauschke Baustert Bautista Bauwens Bauzà Bava Bavaud Bave Bawa Bawer Baxter Baya
Bayazıt Baydar Bayeni Bayer Bayerová Baykam Bayo Bayona Bayraktar Bayraktutan Bayramov Baysoy Bayón Bazin Bazjak Bazzi
Baños Bañuelos Bača Bačak Bačić Bačová Bağırov Bağırova Bağış Baňa Baňas Baňasová Baňo Başaran Başer Başoğlu Baša
Bašić Baška Baško Bašková Bašnec Bašo Bašová Bašta Baštová Bažant Bažantová Beacháin Beaglaoich Beagáin Beahan Beakey
Beal Beale Beannuille Bearnáin Beartlaigh Bearáin Beasley Beasty Beattie Beatty Beauchamp Beauchemin Beaudoin Beaudry
Beaujean Beaulieu Beaumont Beauregard Beavogui Bebić Beccaria Beccheria Becerra Bech Becht Bechtelar Beck Beckel
Becker Beckers Beckius Beckmann Bedewitz Bedi Bedini Bednar Bednarczyk Bednarek Bednarski Bednarz Bednařík Bednaříková
Bednár Bednárik Bednáriková Bednárová Bednář Bednářová Bedoya Beeck Beeckman Beeckmans Beek Beekman Beele Beer Beerli
Beernaert Beernink Beffa Beffort Beggan Beggerow Beggs Begley Begonja Beguin Begum Beh Behan Behl Behr Behrenbruch
Behruzov Behruzova Beier Beieren Beigg Beijring Bein Beinirs Beinteinns Beirgin Beirn Beirne Beissel Beissmann Beitirs
Bejan Bejarano Bejenari Bejenaru Beka Bekaert Bekans Bekavac Bekbergen Bekdik Bekjarev Bekker Bekmurodyev Bekmurodyeva
Beko Bekonja Bekovac Bektaş Bektaşoğlu Bekvalac Bekčić Belaid Belaidi Belarbi Belbachir Belcar Belda Bele Belec
Belenzada Beletić Belhadj Belivuk Belić Beljajev Belkacem Belkacemi Belkadi Belkheir Belkhiri Bell Belle Bellemans
Belletini Belli Bellido Bellini Bello Bellocchio Bellomo Bellotti Bellucci Bellò Belmans Belmar Belmonte Belojević
Belopoljac Belotti Belov Belović Belovuković Beloševac Belošević Belpere Belton Beltrame Beltrami Beltran Beltrán
Belvisi Belz Belčević Bembo Ben Benabdellah Benahmed Benaicha Benaissa Benaković Benali Benamar Benamara Benameur
Benaouda Benard Benatti Benavent Benavente Benavides Benavídez BenašićPavlović Benchapatranon Bencheikh Benda Bender
Bendová Benecke Benedetti Benedetto Benedikts Benet Benetti Beneš Benešová Bengtsson Bengu Benidikts Benigni Benini
Benitez Benito Benić Benjamin Benjamíns Benmoussa Bennardo Bennemann Benner Bennet Bennett Benninger Benoit Benonýs
Benoît Bensaid Bensalah Bensalem Benslimane Benson Bentheim Benthin Bentivoglio Bentley Benton Bents Benussi Benvenuti
Benvenuto Benyahia Benyamina Benyoucef Benz Benziane Benzing Benítez Benónís Benónýs Benčić Beoláin Beourgeois Bera
Berak Beraković Beran Beranová Berardi Berberat Berberoğlu Berchem Berchtold Berends Berendse Berengario Berenguer
Berents Beresford Beretta Berg Bergamasco Bergamini Bergant Bergdahl Berge Berger Bergeron Bergfinns Berggren Bergh
Berghe Berghmans Berghreinns Bergin Bergjóns Bergkvist Berglund Bergman Bergmane Bergmanis Bergmann Bergmanns Bergmars
Bergmunds Bergnaum Bergoglio Bergqvist Bergrová Bergs Bergsteinns Bergsten Bergstrand Bergstrom Bergström Bergsveinns
Bergvall Bergvins Bergþórs Beribak Berk Berka Berkahn Berkane Berkani Berkel Berková Berkum Berky Berkyová Berlusconi
Bermejo Bermingham Berminghim Bermudez Bermúdez Bernaards Bernabei Bernad Bernal Bernard Bernardi Bernardini Bernardić
Bernardová Bernasconi Bernat Bernatović Berner Bernetti Berney Bernhard Bernhards Bernharðs Bernicia Bernie Bernier
Berning Bernini Bernis Bernolák Bernoláková Berntsen Berntsson Bernódus Berrocal Berry Berrè Berríos Bersani Berscheid
Berset Bersis Bertaccini Bertani Bertelli Bertels Bertelsen Bertemes Bertenbreiter Berthelot Bertho Berthold Berthoud
Berti Bertilsson Bertin Bertini Berto Bertoli Bertolini Bertolucci Bertolussi Bertoni Bertoša Bertrams Bertrand
Bertrán Bervoets Berxwedan Beránek Beránková Besançon Besençon Besnard Beso Besse Bessis Besson Best Bester Betancourt
Betancur Bethke Betschart Bett Bettahar Bettendorff Betti Bettin Bettoni Betz Betúels Beuchat Beuret Beurret
Beushausen Beutelspacher Bevan Bevc Bevilacqua Bevk Bey Beye Beyeler Beyens Beyer Bezděk Bezděková Bezemer Bezić
Bezjak Bezuidenhout Bezák Bezáková Bečka Bečková Bečvář Bečvářová Beđan Beļavske Beļavskis Beňa Beňo Beňová Beňuš
Beňuška Beňušková Beňušová Beşerler Beşikçi Beşok Bhadresha Bhagat Bhailis Bhailís Bhaird Bhaitéir Bhakta Bhaldraithe
Bhalla Bhana Bhandari Bharadwaj Bhardwaj Bhargava Bhasin Bhat Bhatia Bhatnagar Bhatt Bhattacharya Bhattacharyya
Bhattarai Bhattathiri Bhatti Bhavsar Bheacháin Bheannuille Bheatha Bhebhe Bhedleni Bheithigh Bhejelibomvu Bhembe
Bhengani Bhengu Bhensela Bhiadhtaigh Bhial Bhiocáire Bhloscaigh Bhosc Bhovungana Bhreitheamhain Bhreithimh Bhriain
Bhríde Bhua Bhulbh Bhulf Bhungane Bhuyeni Bhuí Bháin Bhál Bia Biacháin Biagetti Biagi Biagini Biagiotti Biaidh Bianc
Biancheri Bianchetti Bianchi Bianchini Bianco Biasci Biasta Biataigh Białas Białek Białkowski Biba Bibi Bibisorayeva
Biccari Bicek Biceková Bichler Bickel Bicknell Bidaud Bideau Bie Biedermann Biedrzyński Bielak Bielawski Bielecki
Bieler Bielert Bielik Bieliková Bielski Bienasch Bienias Bieniek Bieri Biernacki Biernat Bierstraten Biesenbach
Biesenbos Biesty Biezenbos Bieńkowski Bigdeli Biggen Biggi Biglebauer Bignami Bignardi Bii Bijelić Bijl Bijlsma
Bikelwayo Bikwayo Bilaal Bilbao Bildik Bilek Bileková Bilen Bilge Bilgen Bilgin Bilgiç Bilir Biljan Bilka Bilko
Bilková Billung Bilodeau Bilogravić Bilolov Bilolyev Bilolyeva Bilopavlović Bilski Binaghi Binda Binder Bindi Bingula
Bini Binner Bins Bintner Bintz Bionaz Biondi Bionáin Biorainn Bioráin Birca Birch Birgen Birgirs Birinci Birkeland
Birkemeyer Birkirs Birkić Birlik Birmingham Birn Birnbaum Birnirs Biro Biro-Datković Birtašević Birtings Birtirs
Birtić Birziņa Birziņš Birzniece Birznieks Biró Birčaković Birčanin Bischof Bisconti Biseniece Bisenieks Bisgaard
Bishell Bishop Bisio Bisset Bisson Biswas Bitca Biteye Bitschnau Bittner Bittnerová Biver Bivol Bivolarević Biwer
Biwott Bixio Biyase Biyela Bizetić Bizhan Bizjak Bizumić Bizzarri Biçer Bićanin Bićanić Bičak Bičanić BiškićMerkaš
Bjargars Bjargmunds Bjargþórs Bjarkans Bjarkars Bjarkis Bjarmars Bjarmis Bjarnars Bjarnfinns Bjarnfreðs Bjarnharðs
Bjarnhéðinns Bjarnis Bjarnlaugs Bjarnleifs Bjarnsteinns Bjarnólfs Bjarnþórs Bjartmanns Bjartmars Bjarts Bjartþórs
Bjelanović Bjeletić Bjelica Bjelinić Bjelivuk Bjelić Bjeličić Bjeliš Bjelja Bjeljac Bjelkić Bjelobaba Bjelobrk
Bjeloglav Bjelogrlić Bjelojević Bjerke Bjerregaard Bjólans Bjólfs Björgmunds Björgvins Björgólfs Björgúlfs Björk
Björklund Björkman Björns Björnólfs Bjørnstad Blaak Blackburn Blackwell Blaga Blagaić Blaha Blaho Blahová Blair Blais
Blaise Blake Blanc Blanca Blanch Blanchard Blanche Blanchet Blanchette Blanckenberg Blanco Blanda Blanes Blank
Blankenship Blaschek Blasco Blaser Blasi Blassneck Blatančić Blatnik Blatter Blaua Blauensteiner Blaus Blazer Blazević
Blazquez Blaćanin Blaško-Vidosavljević Blašković Blažanović Blažej Blažejová Blažek Blažević Blažič Blažičko Blažková
Blecha Blechová Blees Bleijenberg Blekte Blevins Blewanus Blick Blin Blioscáin Blixt Bloch Blochwitz Block Blockhaus
Bloemendaal Blokland Blom Blomberg Blomgren Blomkvist Blommaert Blomme Blomqvist Blondeel Blondel Blondiau Blonk Blose
Blot Blouin Blowick Blum Blume Bláca Bláha Bláhová Bláthmhaic Blázquez Blængs Blærs Blævars Blümel Boada Boadi Boadu
Boaga Boahen Boakye Boakyewaa Boase Boatemaa Boatemaah Boaten Boateng Bobadilla Bobal Boban Bobanović Bobek Bober
Bobeta Bobinac Bobková Boboc Bobula Bobulová Boburov Boburova Bobuľa Bobuľová Bocca Boccaccio Boccherini Bocchi Boccia
Boccioni Bocelli Bochenek Bochud Bocić Bock Bockovac-Kunštek Bocokić Boda Bodaicín Bodart Boddaugh Bode Bodea
Bodhlaeir Bodhlaer Bodian Bodin Bodini Bodiroga Bodkin Bodner Bodnár Bodoni Bodrug Bodson Boduroğlu Boechat Boeck
Boeckx Boehm Boer Boers Boeser Boetet Boezio Boffa Bogadi Bogaert Bogaerts Bogan Bogdan Bogdanov Bogdashin Bogdán
Bogenrieder Bogis Bogisavljević Bogisich Bogner Bognár Bogoljubović Bogosavac Bogović Bogucki Bogusz Bogáin Bohan
Bohge Bohlander Bohlin Bohman Bohnbach Boháč Boháček Boháčková Boháčová Bohórquez Boi Boiardo Boichat Boico Boillat
Boily Boirac Boisvert Boitani Boito Boivin Boix Bojanić Boje Bokanović Boke Boland Bolander Bolat Bolatlı Bolaños
Bolduc Boldù Boles Bolf-Kovačić Bolger Bolghuidhir Bolguidhir Bolin Boljkovac Bolkesteijn Bolkovac Bolle Bollen
Bolliger Bollis Bolm Bolnbach Bologna Bolot-Salaj Bolta Boltić Bolton Bolunović Bolzmann Bolívar Bolčević Boman
Bombieri Bomeštar Bompiani Bona Bonanni Bonanno Bonar Bonato Bonatti Bonaventura Bonaya Bonazzi Bonbach Bondare
Bondarenco Bondarenko Bondars Bonde Bonderović Bondra Bondrová Bondt Bondumier Bondžić Bonelli Bonet Bonetti Bongiorno
Bongiovanni Bongo Boni Boniface Bonifazi Bonilla Bonini Bonino Bonneau Bonner Bonnet Bonnin Bono Bonolis Bonomi Bonomo
Bonsra Bonsu Bont Bonte Bonueva Bonvin Bonvini Booden Boogaerts Booker Boon Boone Boonen Boonpungbaramee Booth Bophela
Bor Bora Borah Borak Boratav Borbély Borde Bordian Bordoni Borek Boreková Boreland Borelli Borer Borg Borgars Borge
Borgeaud Borges Borghese Borghi Borgia Borgschulze Borgström Borgúlfs Borgþórs Borik Boriková Borilović Borinčević
Boris Borisavljević Borisová Borissov Boriš Borišová Borja Bork Borka Borko Borkovački Borković Borková Borkowski
Borland Borman Bormann Bornscheuer Borojević Boros Borovac Borovička Borovičková Borovský Borový Borowiec Borowski
Borošak Borra Borrani Borrego Borrell Borrelli Borremans Borrmann Borromeo Borromini Borroni Borrás Bors Borsch
Borsellino Borsiere Borta Bortacháin Bortolin Bortoluzzi Bortot Boru Boruschewski Borzomì Borík Boríková Borčanin Bos
Bosanac Bosančić Boscaino Bosch Boschetti Boschi Bosco Boscolo Bose Boshoff Bosi Bosibori Bosilj Bosiljkić Bosiljković
Bosiljčić Bosio Bosire Bosler Bosman Bosmans Bossard Bossche Bosshard Bossi Bosson Bossuyt Bossy Bostan Boström
Bosurgi Bosák Bosáková Bota Botan Botella Botello Botezatu Botha Botham Botica Botiryev Botiryeva Botić Botnari
Botnaru Botsford Botta Bottaro Botteron Botticelli Bottigliero Bou Bouabdellah Bouafia Boualem Bouali Bouaziz
Boubekeur Boucetta Bouchama Bouchard Bouchareb Bouchat Boucher Bouchet Bouchez Bouckaert Boucsein Bouda Boudart
Boudewijns Boudiaf Boudjemaa Boudová Boudraa Boudreau Bouguerra Bouhuizen Bouillon Boukhalfa Boukhari Boukhatem
Boulanger Boulay Boulogne Boulton Boumaza Boumediene Bounab Bourcard Bourdon Bourgeois Bourgondië Bourguignon Bourke
Bourlet Bourquard Bourquin Bourrouag Bouschen Bousquet Boussaid Boutaleb Bouthoorn Boutin Bouvet Bouvier Bouwes
Bouwhuisen Bouziane Bouzid Bouzidi Bouček Boučková Bouška Boušková Bova Bove Boven Bovene Bovenen Bovet Bovolenta Bovy
Bowater Bowden Bowe Bowen Bowers Bowler Bowles Bowman Boxhammer Boyabenyathi Boyacı Boyce Boyd Boyde Boye Boyer Boyes
Boylan Boyle Boyse Boz Bozalo Bozdok Bozdokov Bozdoğan Bozkurt Bozkır Bozoğlu Bozsik Bozzi Bozzo Boðis Boček Bočkai
Bočková Boška Bošková Bošnjak Bošnjaković BošnjakovićHolik Bošňák Bošňáková Bożek Božanić Božanović Božiković Božić
Božićković Božič Božičanin Božičević Božičić Božičković Brabcová Brabec Brabencová Brabenec Bracke Brada Bradden
Bradford Bradić Bradley Bradová Bradshaw Bradtke Bradvić Brady Bradáin Bradáč Bradáčová Brae Braem Braga Bragadin
Bragaglia Bragis Bragt Brahaj Brahier Brahimi Brahmbhatt Brahmi Braia Brajković Brakus Bralić Bramante Brambilla
Branaola Branca Brancaccio Branciforte Branco Brand Brande Brandenburg Brandenburger Brandi Brandis Brandić Brandl
Brandner Brandon Brands Brandstetter Brandstätter Brandt Brandtner Branković Brannelly Braoin Braonáin Brar Brassard
Brasseur Brassil Bratina Bratojević Bratonožić Bratović Bratu Brauer Braun Braunová Bravo Bray Bračun Brcko Breanndáin
Breasail Breasláin Breathnach Bredenkamp Bree Breen Bregar Breheny Brehmer Breisleáin Breit Breitenberg Breitenstein
Brejcha Brejchová Brekis Brekke Bremer Bremser Brenen Brenna Brennan Brenner Bresciani Bresis Breslin Bresnehan
Bressan Bresse Brestirs Bresé Breton Brett Brettschneider Breu Breuer Breugel Breugelensis Breugelmans Breukeleveen
Breukelveen Brewer Brezina Brezinová Brezjan Breznik Brezo Brezovac Brezovnjački Brečko Breņķe Breņķis Brešković
Brežančić Briain Brian Briand Briano Brianáin Briartaigh Bric Briccialdi Briceño Brichard Brichese Brick Bridson
Briede Briedis Briel Briemer Brien Briere Briesenick Brievingh Brigandì Briggs Brignone Brimars Brimirs Brimis
Bringmann Brinjak Brink Brinkmann Brinza Briody Briones Brisee Briseño Brislane Brisleáin Brisson Brisuda Brito Brits
Britvec Brix Brizee Brizzi Briútean Brjánns Brkanović Brkić Brlas Brlek Brletić BrnićLevada Broberg Brock Broda
Broddis Broderick Brodin Brody Broeck Broeckx Broeders Broek Broekhoven Broening Broeshart Brogan Broggini Brogi
Brogli Broic Broin Brolcháin Brolin Broman Bromfield Bronder Brookes Brooks Brophy Broquet Brosch Broschi Brosius
Brosnacháin Brosnan Broughan Brouwer Brouwers Brown Browne Browning Broy Brož Brožek Brožková Brožová Bru Bruacháin
Bruadair Bruadar Bruce Bruchem Bruck Bruckmann Bruckner Bruder Bruen Bruggeman Brugger Brugman Brugnaro Bruhns Bruic
Bruijn Bruijne Bruin Bruiséal Brumat Brumleve Brun Bruna Bruneau Bruneel Brunel Brunelleschi Brunelli Brunello Brunet
Brunetti Bruni Brunkeviča Brunkevičs Brunner Bruno Brunos Brunovská Brunovský Bruns Brunswijk Bruscantini Bruschi
Bruton Bruun Bruycker Bruyn Bruyne Bruyninckx Bruynzeels Bruyère Bruzzone Bruška Bruško Brušková Bryan Bryant Brychta
Brychtová Bryngeirs Brynjars Brynjólfs Brynjúlfs Brynleifs Brynsteinns Bryntýrs Brynþórs Bryson Brzeziński Brzozowski
Brádaigh Bráonáin Brázda Brázdil Brázdilová Brázdová Brändli Brännström Bräuer Bräutigam Bréanáin Brímis Bríonáin
Brógáin Bróithe Brömme Brún Brügger Brüggmann Brđanin Brđović Buachalla Buadha Buadhacháin Buadhaigh Buaile Buač Buača
Bubalo Bubeník Bubeníková Bucaklı Bucalo Bucalović Buccheri Bucci Buch Buchanan Buchberger Buchegger Bucher Buchholz
Buchinger Buchler Buchner Buchrucker Buchta Buchtová Buck Buckley Buckridge Bucur Buczek Buczkowski Buczyński Bud Buda
Budai Budak Budaqlı Buder Budhlaeir Budig Budiman Budimčić-Kovačević Budiyanto Budreiko Budziński Budzyński Buelens
Buendía Bueno Buga Bugnon Bugueño Buhari Buhl Buick Buijs Buile Builis Builtéir Buisson Buitléir Buitrago Bujak Bujard
Bujor Bukhosini Bukovec Bukovská Bukovský Bukowski Bukvić Bulaja Bulak Bulat Bulatović Bulgarelli Buljan Buljat Buljin
Buljubašić Buljugić Bulle Bullock Bulovan Bulthuis Bultmann Bultot Bulut Bulzoni Bumb Bundgaard Bundi Bunea Bunescu
Bungić Bunić Bunjes Bunlerngsri Bunlupong Bunoza Bunschoten Bunuševac Bunčić Buonauro Buongiorno Buonomo Buraid Burani
Burazer Burazor Burbano Burcardo Burch Burchill Burckhardt Burda Burdová Burduja Burević Bureš Burešová Burger Burgess
Burghagen Burgio Burgić Burgos Burgstaller Burhonov Burhonova Burian Burianová Buriánek Buriánková Burić Burke
Burkhard Burkhardt Burknis Burlacu Burman Burmeister Burnach Burnett Burr Burrell Burri Burrows Burt Burton Burtscher
Buruiana Buruk Burzyński Burčul Burđak Buršić Busak Busari Buscetta Busch Buschbaum Busemann Bush Busienei Buslaver
Busoni Busquets Buss Busse Bussmann Bustamante Bustos Busuioc Butala Butarević Butcher Butera Buthelezi Butković
Butkus Butler Butnaru Butselaar Butt Butte Buttimer Buttimore Buuren Buyse Buysse Buytelaar Buzov Buzzi Bučanac
Bučanin Bučar Buček Bučkalović Bučková BuđićHalas Buša Bušetinčan Bušljeta Bušs Bwire Bylund Byrd Byrne Byrnes Byrtus
Byrtusová Byström Bácaeir Bácaer Báez Báidh Báin Bálint Bán Bánová Bárcena Bárta Bártová Bárðs Báth Bäck Bäcker
Bäckman Bäckström Bähr Bär Bärer Bättig Bærings Bærons Bègue Béagáin Béalatún Béarra Béataigh Bédard Bégin Béguelin
Béice Béireach Béland Bélanger Bélisle Bérubé Bétancourt Bílek Bílková Bílá Bílý Bína Bínová Bóas Bóis Bórik Bóriková
Bórquez Bótólfs Bôrik Bôriková Bõstrov Böck Böhler Böhm Böhmová Bökenkamp Bölükbaş Bölükbaşı Bönisch Börgeling
Börjesson Börks Börner Bösch Böttner Böðvars Bøe Bùi Búis Búrc Búrca Búris Büchel Büchele Bühler Bühlmann Büker
Büngener Bünyadzadə Bürger Bürklein Büscher Büttner Bąk Bąkowski Bērziņa Bērziņš Bērzīte Bērzīts Bělohlávek
Bělohlávková Bīriņa Bīriņš Bıçakçı Błaszczak Błaszczyk Březina Březinová Bříza Břízová Caballero Cabanillas Cabañas
Cabbarlı Cabello Cabeza Cabezas Cabhail Cabibbo Cabo Caboto Cabraigh Cabras Cabrera Cabrero Cabrini Cabán Caccamo
Caccavo Cacciamani Caccianemico Cacciapuoti Cacciatore Caccioppoli Caceres Cadden Caddow Cadefau Cadena Cadenas
Cadhain Cadhla Cadhlaigh Cadogan Cadoni Cadorna Caetani Cafarchia Caffarelli Cafferkey Cafferky Cafferty Caffrey
Caforio Cafraigh Cafua Cafuk Caggiano Cagney Cagnin Cagnotto Caha Cahalane Cahill Cahillane Cahir Cahová Caiazza
Caiazzo Caibe Caicedo Caidín Caillat Cailler Cailpín Cailín Caimbeul Caimbéal Cain Caine Cainero Caingne Cainnigh
Cairbre Cairealláin Cairn Cairns Caironi Caiside Caisleáin Caislin Caisín Caithir Caithlín Caitigín Cajner Cajzler Cal
Calabrese Calabria Calabrò Calafiore Calaigh Calame Calandro Calarco Calatayud Calbhaigh Calbo Caldeira Caldera
Calderon Calderón Caldwell Calgari Calhoun Cali Califano Calin Callaghan Callahan Callan Callanan Callanáin Callebaut
Callegari Callegaro Calleja Callens Callewaert Calligan Calligaris Callinan Cally Calláin Calnáin Caluza Calvet Calvey
Calvillo Calvo Calzada Calì Calò Camacho Camalov Camanni Camara Camargo Camarillo Cambier Cameron Camicione Camilleri
Camilli Camino Camiscione Cammarata Cammel Cammisa Campagna Campana Campanella Campanile Campanini Campano Campbell
Campenhout Campillo Campise Campisi Campo Campoli Campos Campoy Campus Camuccini Camus Can Canainn Canale Canales
Canali Canals Canavan Cancelliere Cancellieri Cancino Candan Candaux Candela Candelaria Candia Candido Canepa Canet
Canetta Canevascini Cangiano Canil Canino Canjko-Novak Cankar Canna Cannan Cannas Cannata Cannella Canniffe Cannizzaro
Cannone Canny Cano Canova Cantagallo Cantero Cantillo Cantimori Cantoni Cantrell Cantu Cantwell Cantón Cantú Canu
Caobhacáin Caobháin Caochlaigh Caochlaí Caocháin Caodhla Caodháin Caoidheáin Caoile Caoileáin Caoillidhe Caoilte
Caoimh Caoin Caoindealbháin Caoinigh Caoinleáin Caola Caollaidhe Caollaí Caoláin Caomháin Caomhánach Caomhánaigh Caona
Caonaigh Caotháin Caoáin Capannolo Caparrós Capasso Capatina Capdevila Capecchi Capek Capeková Capelle Capelli
Capitani Capizzi Capka Capko Capková Caplis Capoccia Capocotta Capogna Capone Caporaso Cappai Cappelletti Cappelli
Cappello Cappiello Capples Capponi Capraro Capriotti Capua Capuaigh Capuana Capuano Caputo Cara Caraballo Caracciolo
Caradonna Caraman Caraus Carbaire Carbajal Carbajo Carballo Carbery Carbon Carbone Carbonell Carboni Carbó Cardano
Cardella Cardenas Cardia Cardinale Cardinali Cardini Cardon Cardona Cardone Cardoso Cardozo Carducci Careddu Carella
Caretti Carey Carfagna Caricari Carini Carić Carlberg Carleton Carletti Carley Carli Carlier Carlin Carlini Carlino
Carloni Carlos Carlotti Carlowitz Carls Carlsen Carlsohn Carlson Carlsson Carlucci Carluis Carmaig Carminati Carmody
Carmona Carneiro Carnera Carnero Carnevale Carney Carnotte Carnovale Caro Carocci Carolan Carollo Caron Carosi
Carosone Carp Carpaccio Carpenter Carpentier Carpio Carr Carra Carragher Carragáin Carraidhin Carranza Carrara Carraro
Carrasco Carrasquillo Carraud Carraux Carre Carrera Carreras Carrero Carretero Carreño Carreón Carrghamhna Carrghamhne
Carriera Carrieri Carriero Carrig Carrigan Carrigy Carrillo Carrion Carrizo Carrión Carro Carroll Carron Carrozza
Carrozzo Carrus Carráin Carson Carsten Carstens Cart Carta Carter Cartes Carthy Cartl Carton Cartwright Carty Cartáin
Cartúr Carullo Caruso Carvajal Carvalho Carvelli Carville Carè Carúin Carún Casa Casadei Casadio Casado Casagrande
Casaide Casal Casale Casaleggio Casali Casalodi Casals Casano Casanova Casanovas Casares Casarez Casarin Casarlaigh
Casas Casavecchia Cascio Cascone Casella Casellati Caselli Caserta Casey Cashen Cashman Casian Casier Casillas Casini
Casolaro Caspar Caspari Casper Caspers Cassano Cassart Cassarà Cassen Casserley Casserly Cassiano Cassidy Cassim
Cassin Castagna Castaldi Castaldo Castaneda Castañeda Castaño Castejón Casteleyn Castell Castellana Castellani
Castellano Castellanos Castelli Castellitto Castells Castelló Castelyn Castens Castiello Castiglione Castiglioni
Castilla Castillo Castioni Castrillo Castrillón Castro Casu Casula Casárez Catailín Catalano Cataldi Cataldo Catalá
Catalán Catana Catania Catanzaro Catarsi Catellani Catenazzi Caterino Cathail Cathala Cathaláin Cathaoir Cathasaigh
Cathbhaid Cathbhuadha Cathbhuadhaigh Cathbhuaidh Cathláin Cathmhaoil Catháin Cattaneo Cattani Cattigan Cattin Caudron
Cauley Caulfield Cauna Caune Cavalcante Cavalcanti Cavaliere Cavalieri Cavallari Cavallaro Cavalli Cavallini Cavallo
Cavanagh Cavanna Cavazos Cavieres Cavriani Cawley Cazac Cazacu Cazares Cazorla Cañas Cañellas Cañete Cañizares Cea
Ceafarcaigh Ceallabhuí Ceallacháin Ceallaigh Ceallbhuí Ceamharcaigh Ceanainn Ceannabháin Ceannaigh Ceanndubháin
Ceannduibh Ceannfhaola Ceannfhaolaidh Ceanntabhail Ceapóg Ceara Cearbhaill Cearbhalláin Cearbhláin Cearbháin Cearmada
Cearnaigh Cearr Cearrúcáin Cearrúin Cearáin Ceatharnaigh Ceballos Ceban Cebanu Cebekhulu Cebisa Cebotari Cebula Cecan
Ceccarelli Ceccarini Cecchetti Cecchi Cecchini Cecere Cecils Cederblad Cedillo Cehmajster Ceirisc Ceiriúcháin
Ceithearnaigh Ceja Celano Celar Cele Celentano Celeste Celi Celis Celli Cellini Celma Celmiņa Celmiņš Celms Cemal
Cendron Cenge Cenni Centek Centeková Centeno Centofanti Ceocháin Ceoinín Ceorais Ceothach Ceothánach Ceothánaigh
Cepeda Cerar Ceravolo Cerda Cerdá Cerdán Cerezo Ceri Cerise Cernei Cerquiglini Cerrani Cerrato Cerri Cerro Cerullo
Cerutti Cervantes Cervera Cervántez Cerón Cesaretti Cesaroni Cesarotti Ceschi Cesnak Cesnaková Cestarić Ceulemans
Ceuppens Ceárna Chabane Chabot Chacha Chacko Chacón Chad Chada Chadha Chadwick Chagwe Chahal Chai Chaib Chaihirankarn
Chaisatit Chakrabarti Chakraborty Chaloupka Chaloupková Chalupa Chalupka Chalupková Chalupová Chamane Chamberlain
Chambers Chamorro Champlin Chan Chana Chand Chanda Chander Chandler Chandra Chandran Chandía Chaney Chang Changawa
Chaoin Chaoui Chapa Chaparro Chapelle Chapman Chappuis Chapron Chapuis Chapuisat Charbonneau Charef Charest Charette
Charles Charlier Charlton Charo Charoensuksopol Charon Charosova Charpentier Charpié Charrier Charron Chartier
Chartrand Charvát Charvátová Chase Chassot Chatriand Chatriant Chatterjee Chattopadhyay Chaturvedi Chatáin Chaudet
Chaudhari Chaudhary Chaudhry Chaudhuri Chaudry Chauhan Chauveau Chauvet Chauvin Chavarría Chaves Chavez Chawla Cheara
Chebet Chebii Cheboi Chebon Checa Chechi Cheda Cheema Chege Cheikh Chelagat Chelangat Chelimo Chellaoua Chemtai
Chemutai Chen Chenangat Chenaux Cheng Chengo Chepchirchir Chepchumba Chepkemboi Chepkemoi Chepkirui Chepkoech
Chepkorir Chepkosgei Chepkurui Chepkwemoi Chepkwony Chepngeno Chepngetich Cheptoo Cherchi Chergui Cherian Cheriet
Cherif Cherifi Cherono Cherop Cherotich Cherubini Cheruiyot Cherutich Cheruto Chesang Chesire Chessa Chessari Chettri
Chetty Cheuk Cheung Chevalier Chevalley Chevallier Chevresson Chevrolet Cheyech Chhabra Chiacchio Chianese Chiappetta
Chiaramonte Chiaravalle Chiavacci Chibani Chibi Chibike Chibini Chibuike Chicu Chidinma Chidozie Chiesa Chigi Chihai
Chikh Chiliza Chilà Chimenti Chindamo Ching Chinnici Chiodi Chirchir Chiriac Chirico Chirila Chirilov Chirita Chis
Chittolini Chiu Chivu Chloig Chlup Chlupová Chládek Chládková Chmelař Chmelařová Chmelík Chmelíková Chmiel Chmielewski
Chmura Cho Choda Choeychuen Choi Choille Choinnigh Chojnacki Chojnowski Chokshi Cholewa Chollet Chomba Chomhghaill
Chomsri Chonco Chong Chopard Chopra Choquart Choque Chotzen Choudhary Choudhry Choudhury Chouinard Chovan Chovancová
Chovanec Chovanecová Chovanová Chow Chowdhury Chowitunkit Choy Chrappa Chrappová Christ Christaller Christen
Christensen Christiaens Christian Christians Christiansen Christie Christoffersen Christoph Christopher Christophers
Chrodtrud Chromá Chromý Chrosáin Chrzanowski Chrétien Chu Chudoba Chudobová Chudzik Chudík Chudíková Chui Chuit Chukwu
Chumba Chumo Chung Chvojka Chvojková Chvátal Chvátalová Chytil Chytilová Chávez Ciabháin Ciaccio Ciacio Ciampa Ciampi
Cianaigh Cianci Cianciolo Ciani Cianáin Ciaragáin Ciaraigh Ciarba Ciardha Ciardhubháin Ciarmhacáin Ciarmhaic Ciaráin
Ciarúcáin Ciavarella Cibane Cibhil Cibin Cibotari Cibula Cibulka Cibulková Cibulová Cibuľa Cibuľka Cibuľková Cicala
Cicatiello Ciccarelli Cicchetti Ciccone Cichocki Cichorius Cichoń Cichy Cicilia Cid Cierpinski Ciesielski Cieśla
Cieślak Cieślik Cifarelli Cifuentes Ciganović Cignaroli Cigoj Cigán Cigánik Cigániková Cigánová Cigáň Cigáňová Cihlář
Cihlářová Cik Cikota Cikotic Cilea Cilibrasi Cilikan Cill-Dia Cillartráin Cilli Cilliers Cilltráin Cillín Cimarosa
Cimbaljević Cimerman Cimeša Cimini Cimmino Cindrić Cinelli Cingolani Cini Cinnseala Cinnseamáin Cinnéide Cinnéir
Cintrón Cioban Ciobanu Ciocan Cioffi Ciollabháin Cioltráin Cioni Cionnaigh Cionnaith Cionnfhaola Ciorba Ciornii
Cioráin Ciosáin Ciosóg Ciothaigh Ciothóg Ciotola Ciotti Cipolla Cipollaro Cipolletta Cipriani Cipriano Cirelli Cirillo
Cirino Cisneros Ciss Cisse Cissokho Cisterna Cisternas Ciszewski Citro Cittadino Ciubotaru Ciuffetelli Ciuffreda
Ciulla Ciumac Civaschi Ciwan Ciúinín Ciúrtáin Claasen Claassen Claes Claesdr Claesen Claesner Claessens Claesson
Claeys Clafferty Claffey Claimhín Clair Clancy Claochlaoigh Claochlaí Claonáin Clare Claridge Clarius Clark Clarke
Classon Claude Claus Clausen Clavero Clavin Clay Clayton Cleary Cleem Clees Clemens Clement Clemente Clements
Clenaghan Clerc Clerck Clercq Clerkin Clery Cleve Clifford Cline Clinten Clinton Clocharta Clochartaigh Clochasaigh
Cloete Clogherty Cloherty Clohessey Clohessy Cloney Cloonan Cloone Clooney Cloos Clootwijck Closset Clottu Cloutier
Cluanaigh Cluanáin Clune Clunies-Ross Clárach Cléir Cléirchín Cléireacháin Cléirigh Clément Clúin Clúmháin Clúnáin
Cnuacháin Cnáimhsighe Cnáimhsí Cnáimhín Co Coady Coakley Coardi Coates Cobb Cobhthaigh Cobo Cobos Cocci Coccia Cocco
Cochláin Cochran Cociarelli Codina Codreanu Cody Coelho Coello Coen Coene Coenen Coffey Cofré Cogan Cogley Cohalan
Cohen Coholan Coighin Coigil Coigligh Coigny Coile Coileáin Coiligeáin Coiligh Coillte Coillín Coiléir Coilín Coimín
Coincheanainn Coinchon Coineoil Coineáin Coineóil Coingheallaigh Coingheallá Coinghialla Coinghiallaigh Coinghíola
Coinne Coinneacháin Coinneirtinne Coinneáin Coinnich Coinnigh Coinnleáin Coinnéir Coinnér Coinnín Coinín Coirbín
Coirnín Coisdeala Coisdealbha Coisteala Coistealbhaigh Coitir Coitirigh Cojocari Cojocaru Cojuhari Cokan Cola
Colangelo Colantuono Colarič Colas Colbach Cole Colella Coleman Coles Colesnic Coletta Coley Colfer Colgan Colhoun
Colin Colinet Colić Coll Colla Collado Collaigh Collao Collard Collart Collaráin Collata Collazo Collen Colleneler
Colleran Collet Collette Colletti Colley Collier Colligan Collignon Collin Collina Collinder Colling Collins Collis
Collodi Colly Colláin Colman Colmáin Colom Coloma Colombo Colomer Colonna Colot Colpaert Colreavy Colson Colucci
Coluim Colum Columbo Colunga Coly Colón Comair Coman Comar Comartún Comas Comber Combi Comboni Combre Combs Comencini
Comer Comerford Comeriato Comhdhain Comhghaill Comhghain Comhraí Comisky Comisso Comito Comman Commins Comní Como
Comolli Compton Compère Comte Comyn Comáin Conacha Conagail Conaill Conaire Conallta Conalláin Conaola Conaonaigh
Conaráin Conaty Conbhae Conbhaigh Conbhaí Conbhuaidh Conbhuidhe Conbhuí Conbhá Conboy Conbá Concannon Concas Conceição
Concepción Concha Concharraige Conchobhair Conchoille Conchradha Conchubhair Conchúir Conde Condoleo Condon Condrea
Condren Condron Conduibh Condún Conefrey Conesa Confhaola Conforti Confraoich Congail Conghaile Conghamhna Congiu
Coniglio Coninck Conlan Conley Conleágha Conlon Conluain Conláin Conmara Conmee Conmhacháin Conmhaoil Conmhaí
Conmhaídhe Conmhuí Conmy Conmí Conn Connachtaigh Connachton Connachtáin Connacháin Connaghy Connaigh Connallta
Connaughton Connbhuí Connchamháin Conneeley Conneely Connell Connellan Connelly Conner Connery Connghamhna
Connmhacháin Connmhaigh Connmhaí Connole Connollaigh Connolly Connor Connors Connáin Connóil Connól Connúcháin Conole
Conra Conrach Conrad Conradi Conraoi Conree Conroy Conry Consaidín Considine Consiglio Constant Constantin
Constantinescu Constantinov Cont Contarini Conte Conter Conthra Conti Contini Contra Contractor Contrafatto Contreras
Contu Conway Conwell Conáin Conámha Conóil Conúcháin Coogan Cook Cooke Cooksley Coolahan Coolen Cooley Cools Coonan
Cooney Cooper Copeland Coppens Coppola Corazza Corbacho Corbat Corbett Corbo Corboz Corbáin Corcora Corcoran Corcoráin
Corcos Cordero Cordes Cordier Cordioli Cordoba Cordova Corduff Coredo Coret Coret-Coredo Coreth Coretti Corish Corkery
Corlaigh Corless Corlett Corley Cormack Cormacáin Cormaic Corman Cormican Cormick Cormier Cormy Cornea Cornejo
Cornelis Cornelisse Cornelissen Cornelisz Cornelsen Cornet Cornez Cornil Cornut Cornuz Corominas Corona Coronado
Coronel Corpataux Corput Corr Corra Corracháin Corradi Corradini Corrado Corradáin Corragáin Corraidh Corraidhin
Corraigh Corral Corrales Corrao Corrdhuibh Correa Correale Corredor Correia Correr Corret Corrghamhna Corridan
Corridori Corrigan Corry Corráin Cors Corsi Corsini Corso Corsten Corstiaens Cortes Cortese Cortesi Cortez Corti
Cortina Cortinovis Cortés Cortéz Corvalán Corwin Cosandey Coscair Cosendey Cosentino Cosgair Cosgrave Cosgrove
Coslovich Cosma Cosman Cossiga Cossu Cossy Costa Costache Costagáin Costalonga Costantin Costantini Costantino
Costanza Costanzi Costanzo Coste Costea Costela Costello Costelloe Coster Costigan Costin Cosáin Coterlet Cotorobai
Cotruta Cotter Cotthardt Cottier Cotto Cottone Coufal Coufalová Coughlan Coulibaly Coulombe Coulon Counihan Courcey
Cournane Courten Courtenay Courtier Courtney Courtois Courvoisier Cousin Coutts Couture Couturier Couvreur Covaci
Covalciuc Covalenco Covali Covarrubias Coviello Cowan Cowely Cowen Cowley Cox Coyle Coyne Cozma Cozzani Cozzi
Cozzolino Craciun Cragg Crahan Crahay Craidheáin Craig Craine Craith Crampsey Crampsie Crane Crangle Cranley Cranly
Craobháin Craven Craw Crawford Crawley Crea Creag Creagáin Crean Creciun Creed Creedon Cregan Crehan Creimín Cremer
Cremin Cremona Cremonesi Crepaldi Crescenzi Crespi Crespo Cresswell Cretton Cretu Crevar Crevatin Crevoisier Crews
Criado Criagáin Cribbons Crilly Crimi Crimmins Crimín Crinion Criomhthain Criostóir Criostúir Crippa Crisafulli Crisan
Criscenti Crisci Criscione Crispi Crispino Crist Cristea Cristescu Cristiano Cristofaro Cristoforetti Critelli
Crivelli Crneković Crnković Crnogaj Croad Croal Croce Crohan Croidheáin Croithín Croitor Croitoru Crolly Crona
Cronelly Cronin Cronjäger Cronly Cronnje Crooks Crosbie Crosby Crossan Crosskofp Crosáin Crota Crotaigh Croteau Crotty
Crowe Crowley Cruacháin Cruadhlaoich Cruces Crucháin Cruciani Cruciata Crudden Crudu Cruickshank Cruise Cruitín Cruz
Cryan Crábháin Cráibhín Créadaigh Créagáin Críodáin Críogáin Críonáin Cródhal Cróil Cróinín Crónallaigh Crónghaile
Crúis Crúz Csapo Cseh Csonka Csordas Cuacach Cuadrado Cuag Cuagáin Cuaig Cualáin Cuana Cuanacháin Cuanaigh Cuanna
Cuannaigh Cuanáin Cuarnáin Cuarta Cubillos Cucchiara Cucciniello Cuche Cucos Cucu Cuda Cuddihy Cuellar Cuenca Cuervo
Cuesta Cueto Cuevas Cuffe Cugia Cuideagáin Cuideagánaigh Cuidithe Cuigeannaigh Cuijck Cuileamhain Cuileannáin
Cuileanáin Cuilinn Cuill Cuilleáin Cuilliudha Cuilliú Cuillín Cuilín Cuimilín Cuimín Cuineáin Cuinn Cuinneacháin
Cuinneagáin Cuinneáin Cuinnleáin Cuinnéir Cuirc Cuireáin Cuirleáin Cuirreáin Cuirrín Cuirtéir Cuirtéis Cujba Cukon
Culhane Cullaigh Cullen Culligan Cullinan Cullinane Culloty Cully Culot Cumascaigh Cumhail Cumhaill Cumiskey Cumisky
Cummerata Cummings Cummins Cummiskey Cummisky Cundari Cunha Cunnaidh Cunnane Cunneen Cunningham Cunny Cuomo Curatoli
Curci Curcio Curdaigh Curdy Curiel Curley Curnane Curneen Curnyn Curraidh Curraidhin Curran Curraoin Curreli Currie
Curráin Curtin Curtis Curtáin Cusack Cusano Cusimano Cusnir Cusumano Cutrufo Cutuli Cuvarlı Cuvelier Cuyper Cuypers
Cuyvers Cuzzocrea Cuéllar Cvenić Cvetko Cvetković Cvetljanin Cvetnić Cvetojević Cvetuljski Cvijan Cvijanović
Cvijančević Cvijetin Cvijetinović Cvijetić Cvijić Cvitan Cvjetičanin Cvrtila Cwalile Cybulski Cygan Cyprich Cyprichová
Cyr Czaja Czajka Czajkowski Czapla Czarnecki Czech Czechowski Czekaj Czerniak Czerwiński Czyż Czyżewski Cába Cáceres
Cádáin Cámara Cánovas Cápa Cárcamo Cárdenas Cárthaigh Câmara Céadagáin Céadaigh Céide Céidigh Céileachair Céilleachair
Céirín Céitig Céitinn Céitín Cérúcáin Céspedes Cíger Cígerová Cíobháin Cíobhánaigh Cíoráin Cíosóg Cíosóig Círríc Císař
Císařová Cógáin Cómair Córdoba Córdova Córrain Cózar Côté Cúilriabhaigh Cúirnín Cúise Cúlacháin Cúláin Cúndúin Cúndún
Cúnúin Cúnún Cúrnáin Cúrsa Cýrus Cālīte Cālītis Cīrule Cīrulis D'Agostino D'Aleo D'Alessandro D'Alessio D'Amato
D'Ambrosio D'Amico D'Amore D'Andrea D'Angeli D'Angelo D'Anna D'Argenio D'Avino D'Elia D'Errico D'Incà D'Ippolito
D'Onofrio D'Orazio D'Urso Da Daako Daakoaa Daal Daamin Dabhoireann Dabhráin Dabháin Dabija Dabir Dabić Dabižljević
Dabnjak Dabo Dabović Dabukke Dabčević Dach Dachgelder Dachgeldt Dachgelt Dada Dadić Daeid Daele Daems Dafunić Dagane
Dagbjarts Dagfaris Dagfinns Daggeirs Daghnáin Dagmanns Dagnýrs Dagović Dags Dagsburg Dagþórs Dahir Dahl Dahlberg
Dahlgren Dahlin Dahlqvist Dahlström Dahlén Dahm Dahmane Dahmani Dahmen Daibheid Daibhidh Daibhíd Daibhín Daidone
Daigle Daiken Daimer Daimhín Daišević Dajić Dajlić Dakhil DakićKožić Dalal Dalberts Dale Daleiden Dalem Dalerov
Dalgaard Dalkıran Dalla Dallaire Dallapé Dallara Dalleaste Dallenbach Dallinger Dallis Dalmanns Dalmars Dalmasso
Dalmau Dalton Daltún Dalvins Daly Dalziel Dam Damanik Damaske Damayanti Damian Damiani Damiano Damico Damijanić
Damirov Damjanović Damjans Damljanović Damm Damme Damurah Dan Danachair Danaher Danciu Dancák Dancáková Dandolo Dane
Danek Daneková Danelíus Danenhauer Dangl Dani Daniel Daniele Daniels Danielsen Danielsone Danielsons Danielsson Danila
Danilov Danilová Danivals Daniš Danišová Danjuma Danko Danková Danneberg Danner Danninger Dano Danová Danso Dante
Dantes Daníels Danívals Dančiak Dančiaková Dančák Dančáková Daněk Daochain Daoda Daola Daoud Daoudi Dara Darain
Daražac Darcy Dardel Dardenne Dare Dargan Dargáin Darii Darko Darmawan Darmody Darnau Darojat Darojković Darris Darteh
Dartey Daríus Dascalu Dasey Dasgupta Datta Dattilo Daub Daubner Daud Daudrich Dauer Daugherty Daum Dautanec Dauth
Dautović Dautzenberg Dave Davenport Davern Davey David Davidović DavidovićAmić Davidová Davids Davidsen Davidson
Davidsson Davies Davila Davin Davis Davison Davitt Davoli Davoren Davronov Davronova Davy Davíðs Davõdov Daw Dawick
Dawson Dawud Dayal Daza Daðis Dačković Dačović Dağdaş Dağlaroğlu Dağlı Daňa Daňko Daňková Daňo Daňová Dašić De Deacair
Deacon Deacy Deady Deagánaigh Dean Deane Deargáin Dearmada Dearáin Dease Deasmhumhna Deasy Deaueroux Debelić Debeljak
Debenjak Debnár Debnárová Debroux Debruyne Dec Decamps Deceuninck Dechamps Decker Deckers Deckert Deckow Declerck
Declercq Decock Deconinck Decoster Dedejić Dedijer Dee Deegadan Deegan Deehan Deeley Deely Deeney Deeny Deerberg Deere
Deery Degano Degrassi Degroote Degryse Degueldre Dehmel Dehon Deiana Deigan Deignan Deirg Dej Deja Dejanović Dejardin
Dejonghe Dejová Dekeyser Dekker Dekýš Dekýšová Delacruz Delacrúz Deladoëy Delaere Delafuente Delagarza Delahaye
Delahunty Delalić Delaney Delannoy Delao Delap Delapaz Delargy Delarosa Delatorre Delattre Delaunay Delazy Delcourt
Delcroix Deledda Deleon Deleu Deleón Delfino Delforge Delfosse Delgadillo Delgado Delhaye Delhez Delisle Dell'Amico
Delle Dellucci Delmas Delmotte Delogu Delonge Delorme Deloughrey Deloughry Delporte Delrío Deltour Delvalle Delvaux
Delvigne Delwayo Delèze Deman Demanet Demaret Dembelé Demers Demeter Demetrová Demeulenaere Demeyer Demeyere Demir
Demirbaş Demirel Demmendaal Demontis Demoulin Dempsey Demurtas Demus Demut Demuth Demuynck Demšar Denaro Denesik Deng
Dengg Dengler Denihan Denis Denison Denissov Denk Denkel Dennehy Dennenberg Denner Denning Dennis Denny Denti Denys
Denzinger Denzler Deníels Deo Deol Deoraidhin Deoráin Depero Depoorter Deprez Depuydt Dera Derbal Derežić Deriu
Derkaoui Dermody Dermott Derouiche Derr Derradji Derrig Dersim Dertmann Derycke Desai Desbiens Descamps Deschamps
Deschênes Deshmukh Deshpande Deshusses Desiderio Desio Desjardins Desmedt Desmet Desmond Desogus Desrochers Desrosiers
Dessart Dessel Dessy Destro Detaille Dethier Dethloff Detournay Detry Detti Deuschle Deutschmann Devald Devally Devan
Devane Devaney Devanney Devar Devaux Devedžić Devenney Dever Devereaux Devereux Devery Devetak Devečka Devečková Devi
Deville Devillers Devilly Devin Devine Devitt Devkota Devlin Devolder Devos Devoy Devriendt Devrnja DevčićKatić
Dewaele Dewan Dewez Dewilde Dewitte Dewulf Dey Deágha Deághdha Deák Deáková Deđanski Deģe Deģis Deže Dhadho Dhakal
Dhaliwal Dhar Dhawan Dhiarmada Dhillon Dhingra Dhlamini Dhlomo Dhondt Dhonncha Dhonnchadha Dhonnchaidh Dhorchaidh
Dhuarcáin Dhubhghail Dhubhghaill Dhuibh Dhuibhir Dhuinn Dhuinneabháin Dhuinnshlé Dhuinnshléibhe Dháibhidh Dháibhis Dhé
Dhúirnín Dia Diaby Diack Diaconescu Diaconu Diaf Diagne Diakhaté Diallo Diamanka Diamanti Diana Diao Diarmada Diarra
Dias Diatta Diattara Diaw Diawara Diaz Dib Dibbert Dibiasi Dickens Dickerson Dickey Dicki Dickie Dickinson Dickson
Dida Didier Didović Dieckmann Diederich Diedrich Diego Diekmann Dienel Dieng Dierckx Dierick Dierickx Dies Diesbach
Diesbergen Dietl Dietrich Dietsche Dietz Dietzsch Dieu Dieudonné Dieye Diez Diezel Dif Diffin Diffley Diggin Diggins
Dighe Dignan Dijck Dijk Dijkman Dijkstra Dijoux Dikane Dildar Dildorova Dilla Dillane Dillen Dillon Dilmurodyev
Dilmurodyeva Dilnozova Dilnurova Dima Dimba Dimbane Dimbani Dimitrijević Dimitrić Dimitrovski Dimić Dimkić Dimković
Dimović Dimčević Dimčić Dimšić Dinabantu Dinamarca Dinan Dinangwe Dinca Dindela Dindi Dineen Dingarac Dingelstedt
Dingila Dingiswayo Dini Dinneen Dinu Dinwa Diolain Dioláin Diolúin Diolún Diome Dion Dione Diongue Dionisi Dionne
Dionún Diop Dioráin Diothchain Diothcháin Diouf Dioum Dippel Dippenaar Dippl Dircken Direáin Dirgantara Dirksen
Dirnberger Dirrane Dirven Disdero Diskin Distefano Ditschlerin Dittmann Dittmar Dittmer Dittrich Dittrichová Divald
Divan Divenney Diver Divine Diviney Diviš Divišová Dix Dixit Dixon Diyorayeva Diyorov Diyorova Dizanov Dizdar Diène
Diédhiou Diéguez Diémé Diðriks Djebbar Djellal Djellouli Djetka Djitté Djokoto Djoudi Djurasek Dlaba Dlabane Dlabazane
Dladla Dlakadla Dlakela Dlamane Dlambula Dlamdaka Dlamini Dlamlenze Dlangamandla Dlawuza Dlebenkomo Dlodlo Dlomo
Dlouhá Dlouhý Dludla Dludlu Dlungwana Dmitriev Dobbelaere Dobbin Dobbins Dobbrunz Dobes Dobeš Dobešová Dobiáš
Dobiášová Dobler Dobosz Dobre Dobrescu Dobrilović Dobrinković Dobrić Dobrosavljević Dobrovolná Dobrovolný Dobrowolski
Dobrzyński Dobson Dobšinská Dobšinský Dochartaigh Dochioiu Dockx Docquier Dodaro Dodd Dodon Dodson Doe Doesburg Dofris
Dogaru Doghair Dogherty Doglioni Doherty Dohnal Dohnalová Dohring Doibhilin Doighre Doingeard Doirnín Dokkum Dokonal
Dokoupil Dokoupilová Dokoza Dolainn Dolan Dolaček Dolce Dolch Dolci Dold Dolejš Dolejšová Dolejší Dolenc Doleček
Dolečková Doležal Doležalová Doležel Doleželová Dolinar Dolinšek Dolić Dollis Dolničar Dolović Domagała Domanović
Domazet Domański Dombrovska Dombrovskis Dombrowski Domhnaigh Domhnaill Domhnalláin Domingo Domingues Dominguez
Dominiak Dominici Dominiković Dominiks Dominković Domiševac Domjan Domljan Dommelen Doménech Domínguez Domínquez
Donagher Donaire Donald Donaldson Donaoile Donarelli Donati Donato Donatoni Doncabe Donchadha Donchú Donda Dondur
Donegan Donević Dongen Donghaile Dongol Dongoran Donica Donie Donini Doniyorov Donkor Donlon Donnabháin Donnacha
Donnagáin Donnan Donnay Donncha Donnchadha Donnchaidh Donnchú Donndhubhartaigh Donndubhartaigh Donnell Donnellan
Donnelly Donnghaile Donnghusa Donnáin Donoghue Donohoe Donohue Donoso Donovan Dony Donà Dončević Dončić Doody Dooey
Doogan Doohan Doolan Dooley Dooly Dooren Doorhof Doorn Doornhem Doorty Doppler Dopuđa Dopša Dor Dora Doran Doraí
Dorcha Dorchaidh Dorchaidhe Dorchaigh Dorcháin Dordan Dordáin Dore Dorfer Dorgan Doria Dorić Dorka Dorko Dorková Dorn
Dornan Dorner Dornik Doro Doronjski Dorontić Doronzo Dorot Dorota Dorotová Dorová Dorrian Dorsey Dorsman Doshi
Doskoczynski Doskočil Doskočilová Dossetti Dossi Dostert Dostál Dostálová Doubek Doubková Doubrava Doubravová Doucet
Doudigan Dougherty Douglas Doumont Douša Doušová Dovara Dovudov Dovudova Dowd Dower Dowerg Dowey Dowley Dowling Downes
Downey Downing Downs Doyen Doyle Dočekal Dočekalová Dočkal Dočkalová Dočolomanská Dočolomanský Doğan Doža Draaisma
Drabik Dragan Draganović Draghi Draghici Dragin Dragić Dragičević Drago Dragobratović Dragoi Dragojević Dragojlov
Dragomir Dragone Dragoni DragovićZafred Dragu Drajna Drajnová Drake Drakulić Drakčić Dramlić Dramé Drandić Draupnirs
Draxler Drač Dračić Drašković Dražić Drechsler Drees Dreher Dreier Dreimane Dreimanis Dreissigacker Drekis Drengs
Drenjačević Drennan Dressler Dretvić Drew Drewes Drews Drešević Drian Dries Driesen Driessche Driessen Drinić Drinjak
Drisceoil Driscoll Drljan Drljača Drmanac Drmanović Drmončić Drobná Drobný Droguett Drohan Droighneáin Drolet Droma
Droney Droogendijk Droppa Droppová Drotár Drotárová Drouin Droz Drozd Drozdov Drozdová Drozdowski Druacháin Druart
Drub Drubin Drumm Drummond Drummy Druso Drvarević Drvenica Drysdale Drzewiecki Drábek Drábková Dríscín Drócháin Dróna
Drónaidhe Dróżdż Drča Drčelić DuBuque Dua Duah Duane Duarcáin Duarte Duba Dubandlela Dubashi Dubazane Dube Dubey Dubha
Dubhabhoireann Dubhagáin Dubhaigh Dubhartaigh Dubhchain Dubhda Dubhdháin Dubhdábhoireann Dubhghaill Dubhgáin Dubhlaigh
Dubhlainn Dubhlaoich Dubhluachra Dubhláin Dubhradáin Dubhshláine Dubhthaigh Dubhuidhe Dubháin Dubiel Dubnička Dubochet
Dubois Dubovečak Dubovská Dubovský Dubravec Dubská Dubský Dubuis Dubuisson Dubé Duca Ducci Duchesne Duchoň Duchoňová
Duchêne Ducommun Ducret Duda Dudek Dudeková Dudik Dudka Dudko Dudková Dudley Dudo Dudok Dudoková Dudová Dudziak Dudzik
Dudziński Dudás Dudík Dudíková Duez Dueñas Dufek Duff Duffin Duffy Dufgus Dufie Dufková Dufour Dufrane Dufrasne
Dufresne Dufþaks Dugaja Dugal Dugar Dugfús Duggan Duguay Duhamel Duhig Duhy Duibhealla Duibheannaigh Duibhfhinn
Duibhgeadáin Duibhgeannaigh Duibhgeannáin Duibhghealla Duibhghiolla Duibhginn Duibhir Duibhleanna Duibhlearga Duibhne
Duibhthe Duibhín Duibhínn Duigeannaigh Duignan Duigneáin Duilearga Duilleáin Duineacha Duinn Duinneacha Duinneacháin
Duinnléi Duinnshlé Duinnshléibhe Duinnín Duirnín Duithche Duivenvoorde Duivenvoorden Dujardin Dujmović Dukada Duke
Dukić Dukovac Dula Dulbecco Dulchaointigh Dulla Dullová Dulohery Dulová Duma Dumakude Dumanjić Dumanlı Dumas Duminy
Dumisa Dumitrache Dumitrascu Dumitrescu Dumitriu Dumitru Dumnić Dumont Dumortier Dumoulin Duncan Duncáin Dunford
Dungan Dunge Dunka Dunková Dunlap Dunleavey Dunleavy Dunn Dunne Dunning Dunny Dunphy Dunshléibhe Dunworth Dunyoeva
Duodo Dupan Dupont Dupré Dupuis Dupuy Duque Duquesne Durak Duran Durand Durant Durante Durdonova Durdu Durdík
Durdíková Durgan Durham Durieux Durkan Durkin Durmaz Durmuş Durnan Durnin Durning Duroux Durrihy Dury Durán Duse Duska
Dusko Dusková Dussart Dussen Duszyński Dusík Dusíková Duta Dutka Dutkiewicz Dutko Dutková Dutoit Dutrieux Dutt Dutta
Dutto Duval Duvanel Duvančić Duvenvoirde Duvivier DuvnjakČuljak Duyaza Duygulu Duyvenvoorde Duze Duša Dušek Dušeková
Dušička Dušičková Duška Duško Dušková Dušová Dvalinns Dvizac Dvojak Dvokić Dvonč Dvončová Dvoranac Dvorská Dvorský
Dvořák Dvořáková Dvořáček Dvořáčková Dwala Dwamena Dwane Dwivedi Dwyer Dyal Dyck Dyer Dyett Dylus Dzene Dzenis
Dziedzic Dzirkale Dzirkalis Dziuba Dzokoto Dzurjanin Dzurjaninová Dáibhid Dáibhidh Dáibhis Dáibhís Dáid Dála Dálaigh
Dán Dánová Dávid Dávidová Dávila Dächert Dème Déadaigh Déid Déide Déise Déiseach Déisigh Délèze Díaz Díez Díghe
Díochon Díocháin Díomasaigh Díscín Díómedes Dóláin Dómaldis Dómalds Dónalds Dóris Dórs Dósóþeus Döbel Döhn Döring
Dörner Dörr Dörre Dörschner Dúda Dúgáin Dúinsméarach Dúis Dúlaigh Dúnadhaighe Dúnaighe Dúnaí Dúnlaing Dúnláing Dúnns
Dúnáin Dúnúrta Dúraí Dúrcháin Dúrcáin Dúška Dück Dünser Düşenkalkar Dýris Dýrmunds Dąbek Dąbkowski Dąbrowski Dębowski
Dębski Dědek Dědková Dīriķe Dīriķis Długosz Dūmiņa Dūmiņš Džakmić Džakula Džal Džanija Džapo Dženopoljac Džepina
Džigumović Džigurski Džikić Džinić Džodanović Dương Eachaidh Eachain Eachmharcaigh Eacháin Ealanaidh Earl Earle
Easboig Eaton Ebbis Ebenesers Ebenezers Ebergs Eberhard Eberhardt Eberharter Eberl Eberle Ebert Eberth Ebner
Ebubechukwu Echevarría Echeverría Eck Eckbauer Ecker Eckhardt Eco Edberg Eden Eder Edgars Edilons Edin Edlinger Edlund
Edman Edmonds Edorh Edström Edun Edvards Edvardsen Edvardsson Edvins Edwards Edwin Edílons Eeckhout Eelman Eerden
Eerenbeemt Effertz Effler Efraíms Eftimie Egan Egbochukwu Egea Egeli Egelja Egeljić Egerić Eggenmueller Egger Eggerts
Eggþórs Egills Egisheim Egić Egli Eglinton Eglīte Eglītis Egorov Ehigiator Ehlert Ehm Ehmann Ehrig Ehsaas Eibhir Eibl
Eich Eichberger Eichenberger Eichhorn Eichinger Eichmann Eide Eifert Eigenwillig Eijkelboom Eijndhoven Eijssel Eikars
Eilfirt Eilífs Eimer Einars Einarsson Einaudi Einert Einirs Einvarðs Einþórs Eiríks Eischen Eisenlauer Eisl Eisner
Eiteagáin Eitheagáin Eivers Eivins Eiðars Eiðs Ejlaal Ek Ekai Ekal Ekberg Ekdahl Ekelund Ekeno Ekholm Ekici Ekidor
Ekiru Ekitela Eklund Eklöf Ekman Ekpo Eksteen Ekstrand Ekström Ekwueme Ekşioğlu Elatlı Elb Elbe Elbekov Elbekova
Elbergs Elberts Elbertse Eldars Eldgríms Eldjárns Eldmars Eldons Eldorov Eldorova Elds Eldórs Elebiyo Elentínus Eleyth
Elfars Elfráðs Elgueta Elia Eliassen Eliasson Eliaš Elifova Eligibile Elijah Elimars Elinórs Elis Elizabeth Elizondo
Eliáš Eliášová Eliçin Eller Ellerts Ellery Ellingsen Elliot Elliott Ellis Ellison Elliðis Ellís Elmars Elmastaşoğlu
Elmurodyev Elmurodyeva Elnurov Elnurova Elo Elofsson Eloranta Elorza Eloy Els Elsemulder Elsen Elsenaar Elss Elvars
Elvina Elvins Elvis Elwood Elworthy Elyorov Elyorova Elzas Elçiboğa Elías Elíesers Elímars Elínbergs Elínmunds Elínórs
Elís Emanuelli Emanuelsson Emanúels Emard Embden Embranthiri Embreks Emeralds Emert Emery Emig Emils Emilsson Eminov
Emmanuel Emmanúels Emmelen Emmelmann Emmerich Emuria Enache Enachi Encina Ender Enderby Endrizzi Endziņa Endziņš Ene
Engberg Engdahl Engel Engeland Engelen Engelmann Engels Engen Engholm Engilberts Engilbjarts Engiljóns Engills Engl
Englebert Englund Engman Engström Engvall Eni Ennis Enoks Enright Enríquez Enschot Entringer Enzinger Eochadha
Eochagáin Eochaidh Eocháin Eoghain Eoin Eoinín Epifani Eplinius Eraslan Erasmus Erazo Erbay Erben Erbenová Erber
Erberk Erbulak Erceg Ercegović Ercoli Erdman Erdmann Erdoğan Eregae Erez Erginsoy Ergotić Ergül Erhan Erhardt Erhart
Erhout Erices Erickson Erics Ericson Ericsson Erik Eriks Eriksen Eriksson Erjavec Erkekli Erkkilä Erlacher Erlandsson
Erlars Erlei Erlends Erler Erlings Erm Ermini Ernestós Erni Ernirs Ernits Ernser Ernst Ernsts Eronat Eronen Erons
Erpelding Erps Errani Errante Errera Errichiello Errico Errigo Ertaş Ertepınar Ertl Ertürk Erupe Erve Ervin Ervine
Erwes Erçetin Eršek Eržen Esanu Esbensen Escalante Escalona Escamilla Escobar Escobedo Escolano Escribano Escrivá
Escudero Esekon Esekíels Esenwein Esfandyar Eshan Esinyen Esjars Eskelinen Eskola Espada Esparza Español Espejo
Espinal Espino Espinosa Espinoza Espitia Esposito Esquibel Esquivel Esras Esser Esson Estay Esteban Estefans Estes
Esteve Esteves Estevez Estey Esther Estrada Estévez Eterović Etienne Etyang Etzebeth Etzler Etzold Eugster Eustace
Evalds Evangelista Evangelisti Evans Evelingen Evensen Everaert Everde Everett Evers Everts Evliyaoğlu Evola Evoy
Evrard Evstifejev Evéquoz Ewald Ewart Ewen Ewing Ewoi Exposito Expósito Eyanae Eybergs Eyjólfs Eylaugs Eyleifs Eymars
Eymunds Eynde Eyríks Eysteinns Eyvars Eyvazalı Eyvazlı Eyvinds Eyþórs Eze Ezeugo Eáin Eðvalds Eðvars Eðvarðs Eóinín
Eóthach Fabbri Fabbricatore Fabbro Faber Fabian Fabiani Fabiano Fabianová Fabijanić Fabijanović Fabián Fabiánová
Fabjan Fabra Fabre Fabregat Fabris Fabrisíus Fabrizi Fabrizio Fabry Fabuš Fabušová Fachtna Faculjak Fadda Fadden Fadel
Fadian Fadipe Faes Fagan Fagerström Faggiani Fagiani Fagotto Fagunwa Faherty Fahey Fahham Fahner Fahriddinov
Fahriddinova Fahy Faircheallaigh Fairhall Faith Faivre Faizan Fajardo Fajdetić Fajdiga Fajimi Fajnor Fajnorová Fakazi
Faktor Fakude Falabi Falbo Falchi Falcioni Falco Falcone Falcão Falcó Falcón Faleti Falgeirs Falier Falk Falkner
Falkowski Fall Fallaci Fallamháin Faller Fallon Falloppio Faloye Fals Falter Falvey Falzone Fan Fanara Fancello
Fanelli Fanisa Fankhauser Fannars Fannbergs Fanngeirs Fannin Fanning Fannon Fanta Fantini Fantoni Fantová Fantozzi
Fanucci Faodhagáin Faoite Faoláin Faraci Faragó Farah Faranda Farangizova Faranáin Faraone Farber Farcas Farell
Farella Fares Faresta Farhodov Faria Farias Farida Farin Farina Farinelli Farizayeva Farizov Farkas Farkaš Farkašovská
Farkašovský Farkašová Farland Farley Farmer Farnan Farnese Farnon Farragher Farrell Farrelly Farren Farris Farrissey
Farrissy Farruhov Farruhova Farry Farré Farzonova Farías Farčić Fasano Fasasi Fasching Fasoli Fassbender Fatha
Fathaigh Fatharta Fathartaigh Fathina Fattori Faty Fauche Fauconnier Faugno Faulhaber Faulkner Faull Faure Faust Fava
Favara Favaro Favata Favero Favre Fay Faye Fayzbekov Fayzbekova Fazekas Fazio Fazli Fazliddinyev Fazliddinyeva Faúndez
Fašiang Fašiangová Fealy Fearachair Fearacháin Fearadhaigh Fearchair Feardhaigh Fearghail Fearghaile Fearghaíosa
Fearghusa Fearon Fearraidhe Fearraigh Fearraí Fearáin Febian Febrianti Fechant Fechner Fedele Federici Federico Fedor
Fedorov Fedorová Fedotov Feehan Feeley Feely Feeney Feenstra Feeny Feest Fegan Fehan Fehilly Fehr Fehrig Fehringer
Fehér Feichtenschlager Feichter Feichtinger Feichtner Feiereisen Feighery Feigl Feijoo Feil Feinen Feirtéar Feithín
Fejfar Fejfarová Fekete Fekonja Felban Felber Feld Feldek Feldeková Felder Feleppa Felici Feliciano Feliu Felixs
Feliziani Felke Fellah Feller Fellinger Fellner Felten Feltgen Feltz Feltzer Femina Fencl Fenclová Fenelon Fengs
Fenighty Fenlon Fennell Fennelly Fenner Fennessey Fenning Fenrirs Fenske Fenton Fenya Ferat Fercher Ferdinands
Ferdínands Ferenac Ferenc Ferencová Fergus Ferguson Ferhat Ferilli Ferjan Ferko Ferková Ferland Ferluga Ferm Fermi
Fernanda Fernandes Fernandez Fernández Feron Ferrabosco Ferracuti Ferrada Ferragamo Ferragni Ferraiuolo Ferran Ferrand
Ferrando Ferrante Ferranti Ferrara Ferrari Ferrarini Ferrario Ferraris Ferraro Ferrarotti Ferrata Ferrazzi Ferreira
Ferrell Ferrer Ferrera Ferreras Ferreri Ferrero Ferretti Ferreyra Ferri Ferrigno Ferrini Ferris Ferriter Ferro Ferroni
Ferrucci Ferry Ferrán Ferrández Ferrándiz Ferstl Fertrams Feruzova Festa Festuccia Feuerbach Feyder Feykirs Feys
Fhailghigh Fhaoláin Fhearadhaigh Fhearchair Fheargail Fhearghail Fhearghaile Fhearghusa Fhearraigh Fheorais Fhiachra
Fhinn Fhinneachtaigh Fhinnéin Fhionghuin Fhionnachta Fhionnachtaigh Fhionnghaile Fhionnlaich Fhionnlaoich Fhionntaigh
Fhionáin Fhir Fhlaithbheartaigh Fhlaithimh Fhlannagáin Fhlannchadha Fhlannáin Fhloinn Fhuallaigh Fhualáin Fhíontaigh
Fhógartaigh Fiacha Fiachna Fiachra Fiacháin Fiaich Fiala Fialová Fiannachta Fiannachtaigh Fiannaidh Fiannaidhe
Fiannaigh Fibonacci Fichardt Fichera Fichtinger Ficino Fico Ficová Fidvi Fidélis Fiebig Fiedler Fiedlerová Fielding
Fieramosca Fiere Fierens Fierro Fietz Figheadóra Figl Figueiredo Figueras Figueroa Figuerola Figura Fihlela
Fijałkowski Fikrətoğlu Filali Filangieri Filar Filatov Filban Filbin Filbín Filc Filcová Filice Filimon Filip Filipan
Filipek Filipeková Filipiak Filipič Filipko Filipková Filipović Filipová Filipowicz Filipowski Filippelli Filippi
Filippini Filipponi Filippov Filippus Filips Filipčić Fillion Filogamo Filsinger Filzi Filípek Filípeková Finan Finch
Fincke Findlay Finegan Finetti Fini Fink Finka Finke Finková Finlay Finley Finn Finnbjörns Finnbogis Finneachta
Finneadha Finnegan Finneran Finnerty Finngeirs Finnjóns Finnlaugs Finns Finnthighearn Finnucane Finnvarðs Finocchiaro
Finotti Finotto Finstad Finucane Finzi Fiodhabhra Fiol Fionnachta Fionnachtaigh Fionnagáin Fionnalláin Fionndhubhcáin
Fionnghaile Fionnghalaigh Fionnghusa Fionnlaoich Fionnmhacáin Fionntáin Fionnáin Fior Fioravanti Fiore Fiorelli
Fiorentini Fiorentino Fiorenza Fioretti Fiori Fiorillo Fiorini Fiorucci Firbhisigh Firdavsev Firdavsyev Firdavsyeva
Firgantoro Firmansyah Firtéar Fisch Fischbach Fischer Fischerová Fischetti Fish Fisher Fister Fithchealla
Fithcheallaigh Fitratov Fitratova Fitschen Fittipaldi Fitz Fitzgerald Fitzgibbon Fitzgibbons Fitzmartin Fitzmaurice
Fitzpatrick Fitzsimmons Fitzsimons Fišbah Fišer Fišerová Fjalars Fjarkis Fjeld Fjodorov Fjólars Fjólmunds Fjölnirs
Fjölvars Fjörnirs Flaas Flabháin Flacco Flaherty Flahive Flaiano Flaithbhearta Flaithbheartaigh Flaitheamháin
Flaithearta Flaithimh Flaithimhín Flaitile Flak Flaman Flament Flammang Flanagan Flanagáin Flanjak Flannabhra
Flannagan Flannagáin Flannchadha Flannelly Flannery Flannghaile Flantz Flathamháin Flatharta Flathartaigh Flatley
Flavin Flačer Fleche Fleck Flego Fleischer Fleischhacker Fleischmann Fleming Flemmings Fletcher Fleury Fliegner Flink
Flinn Flis Floch Floder Floinn Flor Florczak Flore Florea Florek Flores Florescu Floridia Florio Floris Florián
Floriánová Floričelović Flosis Flottmann Floyd Flynn Flárta Flókis Flórents Flórez Flóvents Flückiger Foa Foconi Focsa
Fodhladha Fodor Fodulović Fofana Fofie Fogarty Fogazzaro Fogaça Fogaš Fogašová Foged Fogele Fogelis Foghludha Foghlú
Foghlúdha Foglia Foidl Fois Fojtík Fojtíková Fok Folan Folch Foletti Foley Folivarski Folkesson Folliero Foltýn
Foltýnová Fomin Fonck Fonda Fondo Fonjallaz Fonseca Fontaine Fontana Fonti Foody Foote Foran Forbes Forconi Ford Forde
Forero Foretay Forgione Forgáč Forgáčová Foriwaa Forjan Forkel Forkin Forlani Forman Formanová Formbach Formica
Formánek Formánková Fornaciari Fornara Fornis Forrest Fors Forsberg Forsell Forsgren Forslund Forsman Forst Forster
Forstner Forsyth Forte Fortier Fortin Fortugno Fortunato Fortuny Fortuyn Forza Foscari Foschi Foser Fossmars Fossum
Foster Fosu Fosua Foti Fotihov Fotihova Fotimayeva Foucart Foucher Fouquet Fourie Fournier Fousek Fousková Fowler Foy
Foyle Foà Fořt Fořtová Fracci Fraga Fraher Frahmeke Frainclín Frami Franc Frances Francesca Franceschi Franceschini
Francesconi Francese Francezi Franch Franchi Franchini Francillon Francis Francisco Francišković Franck Franco
Francois Francová Frandsen Franecki Franek Franeková Franey Franić Franičević Franjić FranjićAbramić FranjićZelić
Frank Franka Franke Frankhuizen Franklin Franklíns Franko Franková Frankowski Franks Frano Franová Frans Franscini
Fransen Franssen Fransson Franta Frantz Franušić Franz Franzen Franzese Franzis Franzmann Franzoni Franzs Franzè
Franzén François Françoise Franěk Fras Frasca Fraser Fratello Fratila Fratti Frau Frauen Frauendorf Frawley Frazi
Frazier Fraňa Fraňo Fraňová Fraňvá Freaney Frederick Frederiksen Fredes Fredriks Fredriksen Fredriksson Freeley
Freeman Freeney Freeth Frei Freigang Freil Freimane Freimanis Freimann Freimuth Freis Freisen Freitag Freitas Frema
Fremie Frenkel Frenzel Frerichs Freriks Frescobaldi Freshour Freudenberger Freudenthaler Frey Freybjörns Freygarðs
Freymars Freymond Freymunds Freymóðs Freyrs Freysteinns Freyviðs Freyþórs Frezza Friberg Frick Fricke Frid Fridrich
Fridrichová Fried Friedek Friedenberg Friederich Friedl Friedli Friedman Friedmann Friedrich Friedrichs Friehus Friel
Friesen Friess Frigan Frigerio Frighil Frigo Friis Frimer Frimerová Frimpomaa Frisch Frisk Frithile Fritsch Fritz
Fritzs Friðbergs Friðberts Friðbjörns Friðfinns Friðgeirs Friðjóns Friðlaugs Friðleifs Friðmanns Friðmars Friðmunds
Friðriks Friðs Friðsteinns Friðvins Friðþjófs Friðþórs Friščić Frketić Frohn Frolov Frommelt Frosch Froschauer Frost
Frostis Frunza Frunze Frutos Frydrych Frydrychová Fránns Frárs Frère Fréchette Fréin Frías Frímanns Fróðis Fróðmars
Fröhlich Fröschl Frühwirth Frąckowiak Frączek Frątczak Ftorek Ftoreková Ftáčnik Ftáčniková Fu Fuada Fuadacháin
Fuallaigh Fualáin Fuartháin Fuaruisce Fuaráin Fucci Fuchs Fuchsová Fuente Fuentealba Fuentes Fuenzalida Fuertes Fuga
Fuhlbrügge Fuhrmann Fujiati Fuksa Fuksová Fuli Fuller Fulton Fumagalli Fumarola Fundak Fundi Fung Funis Funk Funmilayo
Funnell Fuoco Furda Furey Furgala Furlan Furman Furness Furno Furrer Furtado Furtuna Fusani Fusaro Fusco Fuseli
Fusenig Fust Fuster Fuzaylov Fuze Fuček Fučík Fučíková Fyfe Fylkirs Fábián Fábregas Fáfnirs Fágáin Fáilbhe Fálkis
Fárta Fátharta Féichín Féinneadha Féith Fífills Fíona Fíonartaigh Fógarta Fógartaigh Fóghladha Fólkis Fóráin Förster
Fúraigh Fúsis Fülöp Füreder Fürst Fırat G'afforov G'afforova G'afurov G'afurova G'iyosov G'ulomov Gaasch Gaba Gabadela
Gabaldón Gabba Gabbana Gabela Gabhacháin Gabhann Gabhezi Gabhisa Gabhláin Gabháin Gabius Gabler Gabor Gabriel Gabriele
Gabrieli Gabrielli Gabrielová Gabriels Gabrielsson Gabriyelov Gabrovšek Gabríels Gabud Gacem Gachanja Gacheri Gacheru
Gachoki Gacháin Gadda Gaddini Gade Gadhra Gadiaga Gadlela Gadomski Gadschiew Gadžić Gaels Gaete Gaffney Gafraigh
Gagashe Gages Gaggini Gagić Gagliano Gagliardi Gagnon Gagné Gagović Gagričić Gagro Gagys Gahan Gahleitner Gaiatto
Gaibhre Gaibhtheacháin Gaile Gailis Gailius Gaillard Gailliúin Gaillín Gailys Gailīte Gailītis Gaina Gaine Gaines
Gainey Gairbhe Gairbhia Gairbhighe Gairbhín Gaito Gaitán Gaičiūnas Gaižauskas Gajardo Gajda Gajdoš Gajdošová Gajec
Gajewski GajgićMatić Gajski Gakii Gakstädter Gal Gala Galan Galander Galante Galarza Galasso Galati Galaz Galdames
Galdikas Galds Galeano Galeati Galeazzi Galenzone Galešić Galgallo Galgalo Galiano Galiazzo Galijn Galik Galiková
Galilei Galinac Galindo Galić Galjak Galjen Galjer Gall Gallagher Gallaher Galland Gallardo Gallart Gallchobhair
Gallchóir Galle Gallego Gallegos Galleguillos Gallen Galler Gallet Gallez Galli Galligan Gallivan Gallo Gallogly
Galloway Galluzzo Galláin Galović Galošević Galtarossa Galu Galuppi Galvan Galvani Galvez Galvin Galvis Galván Galáin
Galán Galík Galíková Gama Gamalíels Gamba Gamberini Gambino Gamble Gamboa Gambu Gambuse Gamede Gamez Gamhna Gamhnáin
Gamlin Gamper Gamsjäger Ganaka Gandhi Gandolfo Ganea Ganesan Ganesh Gangan Gangemi Gangl Gangnus Ganguly Ganley Ganly
Gannon Gantar Ganzmann GanzŽuparić Gaoith Gaoithín Gaona Gaora Gara Garaidh Garatva Garau Garavaglia Garavan Garay
Garba Garbháin Garcia Garcés García Garden Gardiner Gardner Garety Garg Gargallo Gargan Gargiulo Garibaldi Garibaldis
Garibay Garica Garifo Garland Garmendia Garner Garnier Garobbio Garofalo Garonja Garozzo Garps Garraghy Garrahy Garret
Garrett Garrido Garriga Garrihy Garris Garrison Garrone Garry Gartlan Gartland Gartner Garvey Garvin Garza Garzoni
Garzón Garðars Gasa Gascón Gasela Gashi Gasjūne Gasjūns Gaskin Gasmi Gaspar Gaspard Gaspari Gasparini Gasperi Gassama
Gasse Gasser Gassner Gast Gastel Gastélum Gately Gathogo Gathoni Gatháin Gati Gatica Gatimu Gatsheni Gatta Gatti Gatto
Gattringer Gatwiri Gatzka Gauder Gaudiano Gaudin Gaudreault Gaughan Gauis Gauks Gauthier Gautier Gautis Gautreks Gauts
Gautviðs Gavaghan Gavalier Gavalierová Gavenda Gavendová Gavican Gavigan Gavin Gaviria Gavorník Gavorníková Gavrila
Gavrilita Gavriliuc Gavrilov Gavrilović Gavrić Gavrović Gaweł Gawlik Gawron Gawroński Gaya Gaye Gaylord Gaynard Gaynor
Gaytán Gazdić Gazibara Gazivoda Gazu Gazzola Gaćina Gaćinović Gačanović Gačević Gačić Gađanski Gałka Gałązka Gašpar
Gašparovič Gašparovičová Gašparová Gašpić Gaži Gažiová Gažo Gažová Gbadamosi Gbogboade Gcaba Gcaleka Gcugcwa Gcumisa
Gcwabe Gcwensa Gealabháin Gealagáin Gealbháin Geannáin Geany Geanáin Gearabháin Gearachaigh Gearailt Gearchaigh Geard
Geargáin Gearty Geary Gebashe Gebhardt Gebhezi Gedeza Gedi Gee Geenen Geens Geeraerts Geerling Geerts Geertsen Geese
Geest Geffen Gegić Geherty Gehre Gehrig Gehring Gehringer Gehrke Geier Geiger Geimhridh Geirarðs Geirfinns Geirharðs
Geirhjörts Geirhvats Geiris Geirlaugs Geirleifs Geirmunds Geirröðs Geirs Geirtryggs Geirvalds Geirólfs Geirþjófs
Geisel Geisendorf Geisler Geislis Geissler Geißler Gelabert Geldens Gelder Gelemanović Gellemeyer Gelli Gelling
Gellirs Gemen Gemert Gemito Gemma Gence Genchi Gendron Geneart Genechten Genefaas Gengeshe Gengler Genjega Genna
Gennaro Genot Genoud Genovese Gens Gent Gentile Gentileschi Gentili Gentilini Gentry Geoghegan George Georges
Georgescu Georgs Gepa Gera Gerace Geraci Geraghty Geralds Gerard Gerarghty Gerassimov Gerbennow Gerber Gerdel Gerhardt
Gerhold Geris Gerlach Germain Germani Germano Gerrits Gerritse Gerritsen Gerschler Gerson Gertz Gervais Gervasi Gerwig
Gerðars Gesell Gestel Gests Geudens Geuens Geurts Gevaert Geyer Geárd Gfeller Ghabhann Ghafoor Ghailing Ghale
Ghallóglaigh Ghanee Ghannam Gharbi Ghasaan Ghauth Ghayoor Ghazi Ghazzal Gheimhridh Gheorghe Gheorghita Gheorghiu
Gherbi Gherman Ghilardi Ghille Ghilleathain Ghirmai Ghirr Ghislain Ghita Ghoerle Ghoill Ghose Ghosh Ghuala Ghunayn
Ghunna Ghutayf Giacalone Giaccio Giacconi Giachi Giacomelli Giacometti Giammusso Giampaoli Giampaolo Gianetti
Gianinazzi Giannelli Giannetti Gianni Giannini Giannone Giannotti Giannuzzi Gianotti Giansante Gianvecchio Giardina
Giardini Gibala Gibb Gibbon Gibbons Gibbs Gibert Gibilisco Giblin Gibne Gibney Gibson Gichana Gicheru Gichohi Gichuhi
Gichuki Gichuru Giehl Gielen Gierisch Gierschner Giesa Giesche Gieß Gifford Gigaba Giger Gigli Giglio Gigliotti
Giguère Gikonyo Gil Gilabert Gilardoni Gilbane Gilbert Gilberts Gilbride Gilca Gilchrist Gilde Gildea Gilduff Giles
Gilgunn Gilhooly Gill Gillain Gillan Gillard Gilleathain Gillen Gilles Gillespie Gillet Gillic Gillick Gillies
Gilligan Gilliland Gillis Gillièron Gilliéron Gilliúin Gillooly Gillín Gilmars Gilmartin Gilmore Gilroy Gils Gilsenan
Gilson Gimenez Gimeno Giménez Gina Gindl Giner Ginese Ginesio Ginevan Gineá Gingras Gininda Ginkel Ginneadha Ginneke
Ginneá Ginneádha Ginnitty Ginnity Gintalas Ginty Ginzburgas Gioacchini Gioballáin Giobaláin Gioberti Giobláin Giobúin
Giobún Gioia Giolitti Giolla Giollagáin Giollarnáth Giollarua Giollaruaidhe Giolláin Gionnachtaigh Gionnáin Gionáin
Giordani Giordano Giorgetti Giorgi Giorgio Giovannelli Giovannetti Giovannini Giovinazzo Giovine Giradello Giraldo
Giralt Girard Girardet Girardi Giraud Giraudo Girbu Girona Girone Giroux Girschner Girvan Girón Gisbert Gisca
Giselmeyer Gislason Giss Gitahi Gitari Gitau Githaiga Githinji Gitonga Giudice Giuffrida Giugliano Giuliani Giuliano
Giulietti Giunta Giunti Giurgiu Giusti Giustra Givern Gizs Gjúkis Glaisne Glaser Glasnović Glasson Glasáin Glatting
Glatz Glavan Glavati Glavač Glavin Glavor Glazier Gleannáin Gleason Gleasure Gledhill Gledić Gleeson Gleichner Glenn
Glennon Gleđa Gliasáin Gligora Glineur Glintić Glionnáin Glionáin Glod Gloden Glodt Gloin Gloinn Gloinne Gloor Glosli
Gloster Glostéir Glover Glođović Gložanski Gluhović Glukčević Glumac Glumpak Glynn Gláibhín Gláimhín Glóis Glúms Glück
Gmeiner Gnatz Gneistis Gning Gningue Gnodde Gnímh Gnúps Gnýrs Goba Gobbi Gobert Gobhann Gobhozi Gobáin Gocník
Gocníková Goda Godana Godanj Godard Godart Goddard Godec Godefroid Goderts Godet Godfrey Godfroid Godide Godin Godinić
Godlewski Godoy Godínez Goebel Goedert Goedhart Goedicke Goel Goerens Goergen Goerle Goethals Goethem Goetzinger Goff
Goffaux Goffin Goffinet Gogan Gogarty Goggin Gogáin Gohar Goibín Goicoechea Goill Goillidhe Goilín Goireachtaigh Goje
Gokhale Gola Golban Goldbeck Golden Goldfuss Golding Goldkamp Goldkühle Goldner Goldoni Goldrick Goldstein Gole Golec
Golgi Golinelli Golino GolićSamaržija Golla Gollan Goller Golling Gollner Gollnow Gollum Golláin Golob Golomski
Golubev Golubić Gombai Gombay Gombert Gomboc Gomes Gomez Gomila Gomis Gona Goncalves Goncear Gonta Gontšarov Gonzaga
Gonzales Gonzalez Gonzalo Gonzáles González Gonçalves Goodman Goodwin Goonam Goosen Goossens Goovaerts Gopal Goran
Gorbunov Gorczany Gordhan Gordillo Gordon Gorea Gorenc Gorevan Gorey Gorham Gori Goris Goričanec Gorišek Gorjanski
Gorjup Gorlitz Gorman Gormáin Gorp Gosch Gosselin Gosset Gossiaux Goswami Gothraidh Gotić Gotsholo Gottardi Gotthard
Gotthardt Gotti Gottlieb Gottschalk Gottskálks Gottsveinns Gottwald Gottwaldová Gotz Goudiaby Goudriaan Gough Gould
Goulden Goulding Goulet Gour Govaerts Govarts Govender Govoni Govorčinović Gowda Goy Goyaerts Goyal Goyette Goyvaerts
Gozzano Gozzi Goðis Goðmunds Goñi Gołąb Gołębiewski Gołębiowski Graaf Graber Grabež Grabher Grabić Grabner Grabovac
Grabowski Grace Gracia Gracin Graczyk Gradenigo Gradišar Gradištanac Gradojević Grady Gradzki Grae Graeve Graf Graham
Grahams Grahn Graindorge Graith Grallaigh Gramhna Grams Gramsci Gran Granado Granados Granat Granata Granatelli
Granath Granato Granberg Grande Grandi Grandjean Grange Granis Grankells Granlund Granström Grant Granà Gras Grasse
Grasser Grassi Grassl Grasso Gratie Grattan Gratz Gratzer Gratzky Gratzl Grau Graudiņa Graudiņš Graur Gravel
Gravensande Graves Gravina Graziani Graziano Grba Grbac Greadaigh Grealaigh Grealish Greally Greanacháin Greaney Greb
GrebenarŽarmen Greco Grecu Gredičak Greef Greehy Greelish Greely Green Greene Greenfelder Greenholt Greenwood Greer
Greger Gregersen Greggio Gregoire Gregor Gregorc Gregori Gregorio Gregorič Gregorová Gregors Gregory Gregov Greguš
Gregušová Greig Greij Grein Greiner Greips Greisch Greithanner Gremese Gren Grenier Grennan Greppi Grepps Greschner
Gretars Grethen Grettirs Grewal Grgić Grgič Grgurević Grgurić Grgurovac Grialais Griallais Grianna Grianra Grianáin
Gribuste Gribusts Grieco Griego Griem Griesbacher Griese Griesser Grifeo Griffen Griffin Griffith Griffiths Grifín
Grigoras Grigore Grigorescu Grigoriev Grijalva Gril Grill Grilli Grillo Grimaldi Grimani Grimes Grimm Grinius Grinsven
Grisoni Gritsch Gritti Grkavac Grkinić Grladinović Grm Groarke Grob Grobelaar Grochowski Groduma Grodums Groebli Groen
Groenendaal Groenestein Grogan Grojean Gromisch Gromov Grondel Grondelle Grondin Gronskis Groof Groogan Groot Groote
Groothuizen Gros Grosjean Gross Grosser Grossheim Grossi Grosskopf Grosso Grosu Grote Groth Grothaus Grothkopp Grotke
Grover Growney Groza Grozdanović Groß Gruagáin Grube Gruber GrubešićBarbir Grubišić Grubnić Grubrová Grudzień Gruijl
Gruijter Gruil Grundmann Grundner Grundza Grundzová Gruning Gruppuso Gruson Gruszczyński Gruszecki Gruszka Grygar
Grygarová Grzegorczyk Grzelak Grzesiak Grzesik Grześkowiak Grznár Grznárová Grzyb Grzybowski Grzywacz Gráda Grádaigh
Grádha Gráinne Grálaigh Grállaigh Grás Gréacháin Grégoire Gréil Gréill Gréine Grétars Gríbhthín Grífín Grímars
Grímkells Grímlaugs Grímnirs Gríms Grímólfs Grímúlfs Gríobhtha Gríobhtháin Gríofa Gríofha Grönlund Grönroos Gröss
Gröttner Grötzinger Grün Grünberger Grüner Grünwald Grīnberga Grīnbergs Grňa Grňová Grūba Grūbe Gržetić Gržinčić
Gschaider Gschwandtner Gstrein Gstöhl Guaire Guairim Guajardo Gual Gualandi Gualtieri Guarana Guarato Guardado Guardia
Guardiola Guariento Guarino Guarneri Guarnieri Guastella Guastone Guay Gubain Gubben Guberović Gubeshe Gubhela Gubhuza
Gubulundu Gubéran Gucci Gude Gudelj Guellec Guendouz Guerfi Guerin Guerra Guerreiro Guerrero Guerrieri Guerriero
Guerrini Guessoum Guevara Gueye Guggenberger Guglielmi Gugushe Gugán Guha Guibert Guibhir Guicciardini Guichard Guida
Guidetti Guidhir Guidi Guido Guidone Guidotti Guihan Guijarro Guilbert Guilfoyle Guillaume Guillemette Guillen Guillet
Guillon Guillot Guillou Guillén Guillí Guinan Guinand Guinane Guinevan Guiney Guinizzelli Guinnane Guinness Guiot
Guiry Guissé Guit Guitart Guithín Gulan Gulati Gulbrandsen Gulcher Gule Gulfam Gulgowski Gulino Guliwe Gullberg
Gullery Gullotta Gullì Gulotta Gulshan Gulyás Guma Gumbi Gumede Gumis Gummelt Gumprich Gunarto Gunawan Gundersen
Guneta Gunjača Gunkel Gunn Gunnars Gunnarsson Gunnbergs Gunnbjörns Gunndórs Gunngeirs Gunnhalls Gunning Gunnlaugs
Gunnleifs Gunnröðs Gunnsteinns Gunnvalds Gunnólfs Gunnólis Gunnþórs Gunpf Gunther Gupta Gure Gurrieri Gurule Gurung
Gusan Gusev Gusikowski Gusmeroli Gussoni Gustafsson Gustavs Gustavsson Gustin Gut Gutal Gute Guthrie Gutierrez
Gutiérrez Gutjahr Gutknecht Gutkowski Gutmann Gutowicz Gutowski Gutrovac Gutschank Guttis Guttorms Gutu Guy Guyo Guyon
Guyot Guzik Guzina Guzman Guzmán Guzun Guérin Guðbergs Guðbjarnis Guðbjarts Guðbjörns Guðbrands Guðfinns Guðfreðs
Guðgeirs Guðjóns Guðlaugs Guðleifs Guðleiks Guðmanns Guðmars Guðmons Guðmunds Guðnis Guðráðs Guðröðs Guðsteinns
Guðvarðs Guðveigs Guðvins Guðþórs Gučanin Gušanović Gušatović Gušavac Guševac Gušić Gušović Guštin Gwacela Gwagwa
Gwala Gwamanda Gwanyana Gwija Gwoździk Gwynn Gwóźdź Gxabhashe Gyamfi Gyamfiaa Gyasi Gyasiwaa Gyawali Gylfis Gyrðirs
Gábháin Gábor Gáborová Gáibhtheacháin Gáibhín Gáineard Gál Gálik Gáliková Gálová Gálvez Gámez Gánaird Gárate Gáspár
Gähwiler Gärtner Géaran Géaráin Géibheannaigh Géibhinn Géidigh Gélinas Gérard Gídeons Gígjars Gíontaigh Gíslis Góis
Gómez Góra Góral Górecki Górka Górniak Górny Górski Göbel Göckeritz Göhler Gönültaş Göransson Görlich Görmer Göschl
Götz Götzelmann Gözəlov Gúnáin Gústafs Gústavs Gül Güldemeister Gülen Güler Gümüşpala Günday Güneş Günther Günz Gürbig
Gürmen Güçlü Gýgjars Gýmirs Gąsior Gąsiorowski Głogowski Głowacki Głąb Haack Haaf Haag Haan Haapala Haapanen
Haapaniemi Haarlem Haas Haase Haataja Haavisto Habeeb Habel Haberl Habha Habibi Habibov Habibova Hablák Habláková
Habpanom Habšuda Habšudová Hache Hachemi Hack Hackbusch Hackelbusch Hackett Hackl Hacıbəyli Hacıbəyov Hacızadə Haddad
Haddis Haddouche Hadds Hadebe Haderer Hadfield Hadhlairt Hadhra Hadichayeva Hadijayeva Hadjadj Hadji Hadrović Hadwich
Hadžibeganović Hadžić Hae Haeften Haengreve Haering Hafbergs Haferkamp Hafgríms Hafliðis Hafnars Hafner Hafnis
Hafsteinns Hafþórs Hagalíns Hagan Hagara Hagarová Hagbarðs Hagberg Hagberts Hagen Hagendoorn Hagenes Hager Haggerty
Haglund Hagman Hagström Hahessy Hahn Haibheartaigh Haichir Haicéad Haid Haiden Haider Haidhleart Haidinger Haikal
Hailgheanáin Hailgheasa Hailpín Hailín Haimhirgín Hainaut Hainchín Haindl Haines Hainifín Hainion Hainligh
Hainmhireach Hainmneach Hainthín Hainzl Hainín Hairbheasaigh Haire Hairmeasaigh Hairmheasaigh Hairt Hairtnéada
Haiseadha Haithbheartaigh Haithchir Haitheasa Hajdinjak Hajdu Hajduk Hajek Haji Hajnc Hajná Hajný Hak Hakala Hakan
Hakim Hakis Hakkarainen Hakker Hakyemez Halake Halambek Halapir Halas Hald Halda Halder Haldová Hale Haley Halidov
Halilyev Halilyeva Halim Halimah Hall Hallacháin Hallahan Hallanan Hallberg Hallbergs Hallbjörns Halldórs Haller
Halleux Halley Hallfreðs Hallgarðs Hallgeirs Hallgils Hallgren Hallgríms Hallik Hallin Hallinan Hallissey Hallkells
Hallmann Hallmanns Hallmars Hallmhúráin Hallmunds Halloran Hallsteinns Hallvarðs Hallþórs Halme Halmhain Halonen
Halpen Halpin Halsdorf Haluška Halušková Halvarsson Halvorsen Halvorson Halák Haláková Halász Ham Hamadi Hamadouche
Hamal Hamaland Hamann Hamars Hamdani Hamdi Hamel Hames Hamidi Hamidov Hamidova Hamill Hamilton Hamisi Hamlaoui Hammadi
Hammar Hammarström Hammerer Hammerl Hammes Hammond Hamon Hamoudi Hampl Hamplová Hampton Hamza Hamzaoui Hamzaoğlu
Hamzayev Hamzayeva Hanafin Hanak Hanaková Hanbury Hancock Hand Handa Handayani Hande Handl Handoko Handžić Hane
Haneberg Hanegraaff Hanek Hanekom Haneková Hanenberger Haney Hangala Hango Hanifat Hanižar Hanka Hankard Hanko Hanková
Hanley Hanlon Hanluain Hanly Hanna Hannagáin Hannah Hannaidh Hanncard Hannecart Hannecker Hannes Hannibals Hannich
Hannigan Hanniske Hannlaoigh Hannon Hannracháin Hannraoi Hannula Hanousek Hanousková Hanrachtaigh Hanrahan Hanraoi
Hanratty Hans Hansen Hanson Hanssen Hanssens Hansson Hanus Hanusek Hanuseková Hanuska Hanusková Hanusová Hanuš Hanuška
Hanušková Hanušová Hanzal Hanzalová Hanzel Hanzelová Hanzl Hanzlová Hanzlík Hanzlíková Hanák Hanáková Hanáček
Hanáčková Hançer Hanúsek Hanúseková Hanúska Hanúsková Hanžek Haodha Haodhgáin Haogáin Haoidhne Haoilbheard Haoileáin
Haolláin Haoláin Haonghuis Haonghusa Hara Harahoe Haralds Haraldsson Haramija Haran Harapin Harač Harber Harcáin Hardi
Hardiansyah Hardie Hardiman Hardin Harding Hardy Haren Hargadon Hargadáin Hargan Hargasser Hargreaves Hargáin Hari
Haring Harini Hariyah Harju Harkin Harkins Harley Harloff Harmon Harms Harnapp Harnett Haro Harper Harrachtáin
Harragáin Harrell Harrer Harrihy Harrington Harris Harrison Harry Harrys Harrýs Harta Hartagáin Hartati Harte Harter
Hartigan Hartikainen Harting Hartl Hartley Hartlieb Hartman Hartmann Hartmanns Hartmanová Hartnett Hartung Hartvigs
Hartwig Harty Hartz Harvan Harvanová Harvey Harvánek Harváneková Haryanti Haryanto Has Hasan Hasanah Hasanica Hasanov
Haschke Haselaar Haslauer Hasler Haslinger Haspengouw Hassan Hassanah Hassani Hasse Hassett Hassfeld Hastey Hastie
Hastings Hastuti Hasty Hatfield Hathorn Hattinger Hattingh Hatton Hauck Hauer Hauffer Haug Haugaard Hauge Haugen Haugh
Haughey Haugland Hauke Haukelidsæter Hauks Hauksteinns Haukvalds Haumer Haupert Haupt Hausberger Hauser Hautala
Hautamäki Havel Havelka Havelková Haverinen Haverney Haverty Havlová Havlík Havlíková Havlíček Havlíčková Havojić
Havran Havranka Havranko Havranková Havranová Havránek Havránková Hawe Hawkins Hawthorn Hay Hayden Hayer Hayes Haynes
Hayre Hayrioğlu Hays Hayward Hayworth Hazenveld Hazes Hađa Haňak Haňaková Haňák Haňáková Hašek Hašková Haščák
Haščáková He Heachadha Heachthigheirn Headhra Heaffy Heaghra Heaghráin Healey Heallaigh Healy Heaney Heaphy Hearbhaird
Hearbhard Hearcáin Hearghail Hearghaile Hearn Hearne Hearnáin Hearráin Hearáin Heath Heathcote Heavey Hebenstreit
Heberstreit Hebert Hechenberger Hechler Hecht Heck Hecke Hecker Heckett Heczko Heczková Hedberg Hedderman Hedegaard
Hedermann Hedigan Hediger Hedin Hedlund Hedman Hedström Heeb Heelan Heenan Heeney Heer Heere Heerenveen Heerkens
Heerschop Heffernan Hefferon Heffron Hegarty Hegde Hegedüs Hegedűs Heger Hegerová Heggarty Hegmann Hehir Hehl Heibhrín
Heichthigheirn Heideagáin Heidelmann Heiden Heidenreich Heiderscheid Heidhin Heidler Heidrich Heifearnáin Heifrín
Heigheartaigh Heigl Heijden Heijman Heijmans Heijmen Heikirs Heikkilä Heikkinen Heilmóðs Heilíre Heim Heimhrín Heimirs
Hein Heindl Heinemann Heinen Heinig Heinke Heino Heinonen Heinreks Heinrich Heinrichs Heinsalu Heinsoo Heintz Heintze
Heinz Heinze Heinzl Heireamhóin Heirens Heiser Heisis Heiskanen Heislin Heiss Heissenberger Heist Heiteagáin Heithchir
Heithir Heiðarrs Heiðars Heiðbergs Heiðberts Heiðlinds Heiðmanns Heiðmars Heiðmunds Heiðreks Hejda Hejdová Hejduk
Hejduková Hejl Hejlová Hejna Hejnová Hekker Hektors Helaoire Helen Helenius Helery Heleta Helgesson Helgis Helin
Helland Hellberg Hellemans Heller Hellevoort Hellgren Hellman Hellmann Hellström Hellwig Helm Helmerhorst Helminen
Helmke Helmúts Helpling Helsen Hely Hemert Hemetsberger Hemma Hemmen Hemmer Hemmerts Hempenstall Henao Henck Henderson
Hendrick Hendricks Hendrickx Hendriks Hendrikse Hendrix Hendry Hendrych Hendrychová Henebry Heneghan Henegouwen Henery
Heney Hengen Hengmith Henin Henk Henkel Hennebry Hennelley Hennelly Hennes Hennessey Hennessy Hennezel Henni Hennigan
Hennings Henningsson Henrard Henri Henric Henriks Henriksen Henriksson Henrion Henriques Henrotte Henry Henrys
Henríquez Henrýs Hens Henschel Hense Hensel Hensley Henson Henst Hentel Hentschel Hentschke Heochach Heochadha
Heochaidh Heodhasa Heodhusa Heoghain Heoghanáin Hepburn Hepenstall Hepperle Heraghty Heras Heraty Herberger Herbert
Herberts Herbjörns Herbrand Herbst Herceg Herck Herd Heredia Heremans Heretik Heretiková Hereward Herfinns Hergeirs
Hergills Hergils Heribert Hering Heripon Herity Herjavec Herjólfs Herlambang Herlaugs Herleifs Herlihy Herlufs Herman
Hermann Hermanns Hermanová Hermans Hermansen Hermansson Hermawan Hermecke Hermelin Hermes Hermighausen Hermiston
Hermosilla Herms Hermunds Hermóðs Hernandes Hernandez Hernando Hernon Hernádez Hernández Herold Heron Herout Herranz
Herrera Herrero Herring Herrmann Herschmann Hersirs Herstal Hersteinns Hersveinns Hertel Hertrampf Hertzog Hervars
Hervarðs Hervia Hervins Hervás Hervé Herweg Herwig Herzenberg Herzog Hesbaye Heser Heskin Heslin Hess Hesse Hessek
Hessel Hession Hessler Hester Hethur Hettinger Hettner Hetzler Heuck Heuertz Heunis Heusden Heuser Heuvel Heval Hever
Hewitt Hewson Hexspoor Heydemüller Heyden Heydrich Heydərli Heylen Heymans Heyne Heyvaert Heß Hećimović Hečko Hečková
Heřman Heřmanová Heřmánek Heřmánková Hhoyiyane Hiarfhlaithe Hiarfhlatha Hiarnáin Hiceadha Hicidhe Hickey Hickle
Hickman Hicks Hicí Hicín Hicóg Hidalgo Hidayanto Hidayat Hideo Hidošanin Hiebl Hierro Hietala Hietanen Hifearnáin
Higgins Highne Higueras Hikmatov Hikmatova Hilary Hilaríus Hilbert Hilberts Hildars Hildebrand Hildenbrand Hildibergs
Hildibrands Hildigeirs Hildiglúms Hildimars Hildimunds Hildings Hildirs Hildiþórs Hilgendorf Hilger Hill Hillard
Hillen Hiller Hillery Hilliard Hilll Hillow Hills Hilmars Hilmer Hilmerová Hilmirs Hilpert Hilti Hilton Hiltunen
Himawan Himmelbauer Himris Hincu Hindeberg Hines Hingsen Hingst Hinić Hinneirghe Hinney Hinnéirghe Hinojosa Hinrichs
Hinriks Hinterberger Hinteregger Hinterleitner Hinton Hintz Hinéirigh Hinéirí Hiocóg Hiolláin Hioláin Hionnghaile
Hiorbhaird Hiorbhard Hirnštajn Hirsch Hirschberg Hirschmann Hirt Hirthe Hirvonen Hishon Histon Hitchinson Hjallkárs
Hjalmarsson Hjaltis Hjarnars Hjelm Hjort Hjorth Hjálmars Hjálmgeirs Hjálms Hjálmtýrs Hjálmþórs Hjörleifs Hjörts
Hjörtþórs Hjörvars Hlabangane Hlabisa Hladká Hladký Hladík Hladíková Hlapec Hlasni Hlatshwayo Hlavati Hlavatá Hlavatý
Hlaváč Hlaváček Hlaváčeková Hlaváčik Hlaváčiková Hlaváčková Hlaváčová Hleiðars Hlela Hlengwa Hlinis Hlinka Hlinková
Hliník Hliníková Hljóms Hlomuka Hlongwa Hlongwane Hlophe Hloušek Hloušková Hlubi Hlumakazi Hlyns Hlávka Hlávková
Hlégests Hlérs Hlífars Hlíðars Hlíðbergs Hlöðmunds Hlöðs Hlöðvarðs Hlöðvers Hnefills Hnikarrs Hnikars Ho Hoarau Hoare
Hoareau Hoban Hobbs Hochleitner Hochreiter Hochstrasser Hocine Hodak Hodanovac Hodea Hodel Hodge Hodges Hodgson
Hodhráin Hodkiewicz Hodler Hodnett Hodovanj Hodson Hodža Hodžić Hodžová Hoecke Hoedemakers Hoeger Hoek Hoeks Hoekstra
Hoelen Hoevel Hoeven Hoey Hofbauer Hofer Hoffman Hoffmann Hoffmannová Hofinger Hofman Hofmann Hofmanová Hofmeister
Hofstetter Hofstätter Hogan Hogg Hohenberger Hohl Hohn Hohnheiser HohošBabić Hoibicín Hoirbheaird Hoirbheard
Hoirchinnigh Hoireabaird Hoireabhaird Hoireabhard Hoireachtaigh Hoiscín Hoistín Hoisín Hojimurodyev Hojimurodyeva
Hokkanen Holan Holanová Holappa Holas Holasová Holcová Hold Holdaway Holden Holdt Holec Holeček Holečková Holgeirs
Holgers Holgersson Holguín Holinski Holič Holiček Holičeková Holička Holičková Holičová Holl Holland Hollander Hollard
Hollaráin Hollaus Holler Hollins Holloway Hollywood Holláin Hollúin Holm Holmberg Holmes Holmgren Holmqvist Holmström
Holohan Holopainen Holoubek Holoubková Holst Holsten Holt Holtfreter Holthuis Holtis Holub Holubec Holubecová Holubek
Holubeková Holubka Holubko Holubková Holubová Holuby Holubyová Holvoet Holz Holzapfel Holzdeppe Holzer Holzinger
Holzknecht Holzmann Holzner Holá Holík Holíková Holíček Holíčeková Holúbek Holúbeková Holúbok Holý Holčík Holčíková
Homa Homenick Hommel Homola Homolka Homolková Homolová Honan Hondeveld Honegger Hong Honing Honkanen Honoré Honz Hoof
Hoog Hoogers Hoogh Hoop Hooper Hooss Hoover Hope Hopkins Hopland Hoppe Hoppenbrouwer Hora Horak Horan Horaček Horcáin
Hore Horemans Horgan Horgáin Horký Hormazábal Horn Horna Horne Hornich Hornig Hornung Horník Horníková Horníček
Horníčková Horová Horrocks Horská Horský Horst Hort Horton Horvat Horvatek Horvath Horvatinec Horvatić Horvát Horváth
Horváthová Horvátová Horák Horáková Horáček Horáčková Horňák Horňáková Hosae Hosey Hoskins Hosp Hoss Hossa Hosseini
Hossová Hostaden Hoste Hottinguer Hotz Houari Houben Houde Houdek Houdijk Houdková Hougaard Hougardy Hough Houghton
Houle Houlihan Houracháin Hourican Hourigan Hourihane Houston Houteveen Houška Houšková Hovanjek Hove Hovorka
Hovorková Howard Howarth Howe Howell Howells Howley Hoyos Hoz Hoza Hozjan Hozová Hoàng Hočevar Hořejší Hošek Hošková
Hošták Hoštáková Hošťák Hošťáková Hrabal Hrabalová Hrabar Hrabovská Hrabovský Hradecká Hradecký Hradil Hradilová
Hrafnars Hrafnbergs Hrafnkells Hrafns Hrafntýrs Hranić Hranj Hrannars Hrapps Hrastinski Hraunars Hraško Hrašková Hrbek
Hrbková Hrbáček Hrbáčková Hrdina Hrdinová Hrdlička Hrdličková Hrdá Hrdý Hreggviðs Hreims Hreinns Hreiðars Hreiðmars
Hren HrešićDubaić Hrianka Hrianková Hribar Hribernik Hric Hricová Hrings Hrkalović Hrmo Hrmová Hrnjak Hrnčíř Hrnčířová
Hroboň Hroboňová Hroch Hrochová Hrollaugs Hrolleifs Hromádka Hromádková Hron Hronová Hrovat Hrubeš Hrubešová Hrubá
Hrubý Hruška Hrušková Hrušovská Hrušovský Hrvatin Hrvojić Hræreks Hrímnirs Hróalds Hróars Hróbjarts Hróis Hrólfs
Hrómunds Hróðgeirs Hróðmars Hróðvars Hróðólfs Hrúts Hršak Hrůza Hrůzová Hrženjak Hu Huaillearan Huaithne Huaithnín
Hualla Huallacháin Huallaigh Huang Huart Huba Hubbard Huber Hubert Huberts Huberty Hubin Hubmann Hubová Hubáček
Hubáčková Huckestein Hudak Hudcová Huddleston Hudec Hudecová Hudeček Hudečková Hudson Hudáček Hudáčeková Huebel Huel
Huels Huemer Huerta Huertas Huet Huffman Hufnagl Hug Hugbergs Hughes Huginns Hugis Hugleiks Hugo Hugos Huguenin Huguet
Hugós Huhn Huhtala Hui Huidhir Huiginn Huigín Huijben Huijbrechts Huijs Huijzing Huirthille Huiscín Huisman
Huitseacháin Huixtlacatl Hujo Huka Huke Huldars Huljev Hull Hulle Hulláin Huls Hulshouts Hulskes Hult Hulten Hultgren
Hultman Human Humayrova Humbert Humbert-Droz Humblet Hume Humer Huml Humlová Hummel Hummer Humoyunov Humphrey
Humphreys Humphries Huneke Hunerik Hunter Hunziker Huotari Huovinen Hupka Hupková Hurd Hurdail Hurley Hurmholtaigh
Hurramov Hurramova Hurst Hurtado Hurthuile Hus HusakovićHodžić Huseby Huska Husnjak Husová Huss Hussain Hussein Hussey
Husák Husáková Husár Husárová Husťák Husťáková Hutagalung Hutapea Hutasoit Hutchinson Hutchison Huter Huth Hutta
Hutter Hutterer Hutton Huttová Huttunen Huurdeman Huuskonen Huwiler Huxleys Huybrechts Huyghe Huynh Huys Huysmans
Huzaifa Huzanić Hučko Hučková Hušek Hušeková Huška Hušková Hušo Hušová Hušták Huštáková Hušťák Hušťáková Hvannars
Hyatt Hyde Hyland Hyls Hyltirs Hyman Hynek Hynes Hynková Hynman Hyttinen Hytönen Hyvärinen Hyvönen Hà Hágáin
Hágúrtaigh Háilíosa Háinle Háinlí Hájek Hájková Hákons Hála Háleygs Hálfdans Hálfdáns Hálová Hámunds Hána Hánová
Hánusaigh Háreks Hárlaigh Hárlaugs Hásteinns Hávarrs Hávars Hávarðs Häber Häfliger Häfner Hägg Hägglund Häggström
Häkkinen Hämmerle Hämäläinen Hänel Hänni Hänninen Häring Härkönen Härm Häusler Håkansson Hængs Hænirs Héadtromáin
Héaghráin Héalaigh Héalaithe Héamhthaigh Héanacháin Héanagáin Héanaigh Hébert Héideáin Héigcheartaigh Héigearta
Héigeartaigh Héigheartaigh Héighne Héighnigh Héighniú Héil Héilidhe Héiligh Héilí Héimhthigh Héimhín Héineacháin
Héinrí Héiní Hénrí Héðinns Hícín Híde Híghne Híomhair Hírams Hóbáin Hódhra Hódhráin Hóghartaigh Hógáin Hóir Hólmars
Hólmberts Hólmfasts Hólmgeirs Hólmgríms Hólmkells Hólms Hólmsteinns Hólmþórs Hór Hóra Hórdha Hóráin Hóseas Höcke Hödl
Höfer Höfig Höfler Höft Högberg Höglinger Höglund Högnis Höhne Höller Hölzenbecher Hölzl Hönig Höning Hördt Hörl Hörle
Hörmann Hörðs Höskulds Hövel Höðs Húberts Húbáin Húgós Húmis Húnbogis Húnis Húnns Húnröðs Húrdail Hús Húska Húsková
Húsová Húšek Húšeková Húška Hübel Hübenbecker Hübl Hübner Hügel Hümmətov Hürlimann Hüseynbəyli Hüseynli Hüseynov
Hüseynova Hüseynoğlu Hüttcher Hütter Hýbl Hýblová Hůlka Hůlková Hồ Iacob Iacobucci Iacolare Iacono Iacovelli Iacovino
Iacovone Iadanza Iago Iancu Iandolo Iannaccone Iannelli Iannello Ianni Iannone Iannotti Iannucci Iannuzzi Iaria Iarla
Iasachta Iascaire Iatco Iazzetta Ibacache Ibarra Ibañez Ibe Ibikunle Ibodullohyev Ibodullohyeva Iborra Ibraaheem
Ibrahim Ibranović Ibrić Ibrohimov Ibrohimova Ibáñez Ichim Idris Ierardi Iezzi Iforayeva Iftikhaar Iglesia Iglesias
Igličar Ignac Ignat Ignatjev Igo Igoe Igov Igrić Ihab Ihalainen Ihasz Ihejirika Ihly Ihnačák Ihnačáková Ihsaan Ihtiram
Ihtiyorov Ihtiyorova Ijli Ikhlef Ikonen Ikromov Ikromova Ilan Ilančić Ilc Ilie Iliescu Ilijić Ilin Ilinović Ilinčić
Ilisić Ilić Iličin Iljin Illing Illugis Illés Ilori Ilupeju Ilves Ilyosov Ilyosova Ilıcalı Imali Imbert Imhof Iminza
Immanúels Immelman Immonen Imonova Impastato Impe Impellizzeri Improta Imrich Imrichová Imronov Imronova Indelicato
Indriðis Infante Infantino Ingbergs Ingibergs Ingiberts Ingibjarts Ingibjörns Ingileifs Ingimagns Ingimars Ingimunds
Ingis Ingivalds Ingiþórs Ingjalds Inglis Ingmars Ingoldsby Ingram Ingrassia Ingrosso Ingvalds Ingvars Ingvarsson
Ingvis Ingólfs Ingþórs Iniesta Inneirghe Innocenti Innseadún Inostroza Intaum Interiano Interminei Interminelli
Inzaghi Inzerillo Inzunza Iodice Iomaire Ion Ionescu Ionita Ioniță Ionrachtaigh Ioppi Iordache Iorga Iorio Iosif Iotti
Iovino Iovu Ip Ippoliti Ippolito Iqbal Irawan Ireri Irfandi Iriarte Irimia Irizarry Iroha Irungu Irvine Irving Irwin
Isaac Isac Isah Isak Isakov Isaksen Isaksson Isbrücker Isekenmeier Isella Isern Isfandiyorov Isler Islomov Islomova
Ismaels Ismail Ismoilov Ismoilova Isokun Ispas Israel Israelsson Issa Issac Issack Issak Issis Istrate Istrati
Iswahyudi Iten Itt Iturra Iuliano Ivan Ivandić IvankovićBon Ivanov Ivanova Ivanović Ivanovs Ivančan Ivančič Ivarsson
Ivas Ivascu Ivask Ivaška Ivašková Ivers Iversen Ivkovac Ivory Ivšić Iwanowski Iwański Iwu Iyalla Iyanda Iyengar Iyer
Iymonova Izaguirre Izdebski Izquierdo Izzi Izzo Iñiguez Iústás Ičelić Işık Išpiranović Ištoković Išvan Jaabir Jaakkola
Jaakson Jaanson Jaanus Jaatinen Jabir Jablanov Jabr Jabłoński Jaceps Jackman Jackowski Jacks Jackson Jacob Jacobi
Jacobs Jacobsen Jacobson Jacobsson Jacoby Jacot-Descombes Jacot-Guillarmod Jacquemart Jacquemin Jacques Jacquet
Jacquot Jacuzzi Jad Jadot Jadoul Jadro Jafari Jafets Jagarinec Jager Jagečić Jaggi Jagica Jagielski Jagiełło
Jagodziński Jagusch Jagušić Jahdami Jahdari Jahn Jahnke Jahoda Jahodová Jahongirov Jailani Jaime Jaimes Jain Jaiyeola
Jakab Jakeš Jakešová Jakis Jakl Jaklová Jakobek Jakobs Jakobsen Jakobson Jakobsson Jakolić Jakopec Jakopič Jakopović
Jakops Jakoubek Jakoubková Jakovac Jaković Jakovlev Jakovljević Jakub Jakuba Jakubcová Jakubczyk Jakubec Jakubecová
Jakubek Jakubeková Jakubiak Jakubka Jakubko Jakubková Jakubová Jakubowski Jakubík Jakubíková Jakubček Jakubčeková
Jakubčo Jakubčová Jakubčík Jakubčíková Jakupić Jakuš JakušMejarec Jakúbek Jakúbeková Jalaal Jalakas Jali Jalil Jalolov
Jalolova Jalonen Jalovec Jalovecová Jama Jamaal Jamar Jamasijadu Jambor Jameel James Jameson Jamieson Jamile Jamils
Jamiu Jamnik Jamolov Jamolova Jamrozy Jamshidov Jamshidova Jan Janas Janata Janatová Janda Jander Jandl Jandová Janek
Janeković Janeková Janevski Janeček Janečeková Janečić Janečka Janečko Janečková Janežič Jangid Jani Janiak Janich
Janicki Janik Janisch Janiszewski Jank Janka Jankauskas Janke Janko Jankovitch JankovićBešlić Jankovska Jankovskis
Janková Jankowiak Jankowski Janků Jano Janota Janotová Janoušek Janoušková Janovská Janovský Janová Janowski Janočko
Janočková Janoš Janošek Janošeková JanoševićFranz Janoška Janoško Janošková Janošo Janošová Jans Jansa Jansdr Janse
Jansen Jansone Jansons Jansová Jansse Janssen Janssens Jansson Jantjies Jantošovič Jantošovičová Januar Janus Janusz
Januszewski Januško Janák Janáková Janáček Janáčková Janík Janíková Janíček Janíčková Janča Janček Jančeková Jančo
Jančová Jančík Jančíková Janša Janů Jaque Jara Jaramillo Jarc Jardan Jarets Jareš Jarešová Jarl Jarls Jarnec Jaros
Jarosz Jaroš Jarošová Jarso Jarvis Jarząbek Jasinski Jasiński Jaskolski Jasminova Jasons Jasper Jasprica Jasso Jast
Jastrzębski Jasuryev Jasuryeva Jauhiainen Jauk Jaume Jaunzema Jaunzems Javlonov Javlonova Javohirov Javohirova
Javornik Javůrek Javůrková Jaworski Jayaraman Jazbinšek Jazvinšak Jaén Jaćimović Jaćović Jaśkiewicz Jašarević Jašek
Jašková Jdotte Jean Jeanneret Jebet Jech Jechová Jedlička Jedličková Jedľovská Jedľovský Jefferies Jefferson Jeffries
Jefimov Jeftić Jeftović Jefwa Jeggij Jegorov Jehle Jeitz Jekel Jelagat Jelavić Jelačić Jelašić Jele Jelen Jelenová
Jelica Jelimo Jelisavac Jelita Jelić Jelle Jellinghaus Jellyman Jelínek Jelínková Jemeli Jemrić Jemutai Jendek
Jendeková Jenewein Jenkač Jenkins Jenko Jenni Jennings Jennis Jens Jensen Jenssen Jeníček Jeníčková Jeorga Jepchirchir
Jepchumba Jepkemboi Jepkemei Jepkirui Jepkoech Jepkogei Jepkorir Jepkosgei Jepleting Jepngetich Jeppesen Jeppsson
Jepsen Jeptoo Jerab Jeram Jerde Jereb Jereminov Jeremić Jeremías Jerez Jergić Jerinić Jerinkić Jerič Jerkov Jerković
Jermakov Jerman Jerono Jerop Jerotich Jerschabek Jerusalem Jeruto Jeršov Jes Jeseničnik Jespers Jespersen Jess Jessel
Jessen Jesus Jesús Jeuša Jevremov Jevremović Jevremčević Jevrić Jevrosimov Jevrosimović Jevtanović Jevtić Jevtović
Jevđenić Jevđenović Jevđević Jezdimirović Jezdić Jezierski Jeřábek Jeřábková Jež Ježek Ježková Ježová Jha Jhaveri
Jibela Jibril Jilani Jiles Jili Jillo Jimale Jimenez Jimoh Jiménez Jimínez Jindra Jindrová Jirka Jirková Jirků
Jiroušek Jiroušková Jirsa Jirsová Jirák Jiráková Jiránek Jiránková Jirásek Jirásková Jiyan Jiyane Jiřík Jiříková Jobe
Jochems Jochums Jockel Jocković Jode Joe Joel Jofré Johal Johann Johannessen Johannesson Johannsen Johans Johansen
Johanson Johansson Johar John Johnová Johns Johnsen Johnson Johnsson Johnston Johnstone Jokanović Jokela Jokin Jokinen
Jokiwe Jokić Jokičić Joković Joksimović Joly Jomini Jomo Jonas Jonasson Jonata Jonatová Jonckheere Jones Jong Jonge
Jonghe Jonjić Jonker Jonkman Jonsson Jonáš Jonášová Joos Joosten Jopich Jordaan Jordan Jordanović Jordá Jordán Joris
Jorlink Jorquera Jorrisen Josan Josefsson Joseph Joshi Joshua Joshuas Josipović Jossa Jost Jostiak Joubert Jourdan
Jovanovac Jovanovic Jovanović JovanovićFiličić Jovančević Jove Jover Jovinelli Jović Joyce Joye Jozić Juan Juarez
Jucken Judd Judge Juen Jug Jugovac Juhanson Juhart Juhkam Juhl Juhlin Juhász Jukić Jukuma Jukums Julians Julien Julius
Juliá Julián Julliard Juma Jumba Jumiège Jumiķe Jumiķis Junas Junasová Junck Juncken Juncker Junek Jung Jungbluth
Jungfer Jungton Jungwirth Junior Junitz Junk Junken Junková Juntunen Junás Junásová Junáš Junášová Juqula Jurado
Jurašić Jurašković Jurek Jureková Juretić Jurečka Jurečková Jureško Jurina Jurinová Jurić Jurišević Jurišin Jurišić
JurišićSpajić Jurjević Jurka Jurkiewicz Jurko Jurković Jurkovič Jurkovičová Jurková Jurkowski Jurlina Jurrijens Juráš
Jurášová Jurík Juríková Jurča Jurčina Jurčinová Jurčić Jurčo Jurčová Jurčík Jurčíková Jussila Just Justesen Justina
Juszczak Juvara Juvonen Juwita Juárez Juřica Juřicová Juřík Juříková Ján Jáno Jánová Jánoš Jánoška Jánoško Jánošková
Jánošová Jánošík Jánošíková Jánská Jánský Jáquez Járngríms Játgeirs Játmunds Játvarðs Jáuregui Jäckel Jäger Jäggi Jähn
Jäkel Jänes Jäntsch Jäntti Järv Järve Järvelä Järvi Järvinen Jääskeläinen Jílek Jílková Jíra Jírová Jóakims Jóanns
Jódar Jóels Jóhannes Jóhanns Jóis Jómars Jómunds Jónars Jónas Jónatans Jónbjörns Jóndórs Jóngeirs Jónmunds Jóns
Jónsteinns Jónás Jónþórs Jósafats Jósavins Jósefs Jóseps Jósteinns Jósúas Jóvins Jóźwiak Jóźwik Jõe Jõesaar Jõgi
Jöbstl Jökulls Jönsson Jörfis Jörgens Jörgensen Jörmunds Jörris Jörunds Jörvars Jörvis Jørgensen Júlíans Júlís Júlíus
Júnís Júníus Júreks Jürgens Jürgenson Jürisson Jüttner Jēkabsone Jēkabsons Jędrzejczak Jędrzejczyk Jędrzejewski Ka
Kaamil Kaari Kaasik Kaay Kabeer Kaberia Kabir Kabiru Kabić Kablinović Kabui Kaburu Kabus Kabát Kabátová Kachela Kaci
Kacprzak Kaczmarczyk Kaczmarek Kaczmarski Kaczor Kaczorowski Kaczyński Kadak Kadakia Kaddour Kaddouri Kade Kadenge
Kadeřábek Kadeřábková Kadi Kadija Kadijević Kadlec Kadlecová Kadnar Kadri Kadzo Kaesmacher Kafenda Kafendová Kafka
Kafková Kafle Kageha Kagendo Kager Kagwiria Kahindi Kahinu Kahl Kahlert Kahles Kahlina Kahlmeyer Kahr Kahveci Kahyang
Kaikkonen Kaimenyi Kain Kaindl Kaingu Kainović Kainulainen Kainz Kairu Kairys Kaiser Kaisrová Kaitović Kajganić Kajs
Kajuju Kakai Kakalis Kakar Kakkar Kaktus Kala Kalaba Kalabić Kalajanović Kalajdžić Kalajitović Kalajić Kalama Kalamees
Kalamiza Kalan Kalanjoš Kalazić Kalaš Kalašová Kalcher Kalda Kaldis Kale Kalebs Kaleem Kaleema Kalekye Kalendić Kaleta
Kalina Kalinin Kalinová Kalinowski Kalinski Kalis Kaliská Kaliský Kalisz Kalita Kalivoda Kalivodová Kalić Kaliňák
Kaliňáková Kaljula Kaljurand Kaljuste Kaljuvee Kalla Kallabis Kallas Kallaste Kallen Kallensee Kallert Kallio Kallis
Kalm Kalman Kalmanns Kalmans Kalmars Kalmus Kalna Kalniņa Kalniņš Kalns Kalnāja Kalnājs Kalocsay Kaloki Kalous
Kalousek Kalousková Kalousová Kalová Kaltenbrunner Kaltenböck Kaltenegger Kalume Kaluđerski Kalvaitis Kalvelis
Kalvėnas Kalyan Kaláb Kalábová Kalēja Kalējs Kamal Kamalanon Kamande Kamara Kamat Kamathi Kamau Kamber Kambič Kambs
Kamdar Kamel Kamene Kamenički Kamenov Kameník Kameníková Kaminski Kamiński Kammerer Kamoliddinyev Kamoliddinyeva
Kamolov Kamolova Kamp Kamper Kampf Kampschulte Kamran Kamronov Kan Kanana Kananu Kanaria Kanda Kandecki Kandie Kandji
Kandé Kane Kanea Kanerva Kang'ethe Kangas Kangethe Kangley Kangogo Kangro Kangur Kania Kaniak Kaniaková Kaniewski
Kanimal Kanini Kaniyar Kanić Kaniški Kanižaj Kanja Kankaanpää Kannan Kano Kant Kantola Kantor Kantorová Kanté Kanyi
Kanzaki Kapadia Kapeller Kaplan Kaplangı Kaplanová Kapoor Kapp Kappe Kappel Kappler Kaprasíus Kaproncai Kapulica Kapur
Kapusta Kar Kara Karaamat Karabulut Karaböcek Karadamis Karadaş Karadeniz Karaduman Karaer Karagić Karajčić
Karakašević Karam Karaman Karamarko Karamarković Karamata Karambu Karan Karani Karanja Karapetrić Karas Karasová
Karatošić Karaulac Karaulić Karavidić Karać Karađorđević Karaś Karašićević Karban Karbanová Karczewski Kardoš Karel
Karels Karem Karen Karge Kargl Karhoff Karhu Karhunen Kari Karier Karika Karikari Karimi Karims Karisa Kariuki
Karjalainen Karki Karks Karl Karlak Karlberg Karles Karlinski Karlis Karlić Karlović Karlová Karls Karlsen Karlsone
Karlsons Karlsson Karlström Karlík Karlíková Karmelić Karner Karnik Karpe Karpiński Karpov Karppinen Karrass Karrer
Karro Karst Karsten Kartal Karttunen Karu Karuga Karul Karulová Karuri Karus Karuza Karvels Karvinen Karvonen Karwitha
Karwowski Karz Karásek Karásková Kas Kasak Kasal Kasalová Kasam Kasapoğlu Kasavica Kase Kasel Kaselj Kasemaa Kasemets
Kashif Kashyap Kasim Kask Kaspar Kaspars Kasper Kasperek Kaspers Kasprzak Kasprzyk Kass Kassim Kassulke Kassé
Kasteelen Kastelic Kasten Kastner Kastíels Kasyoka Kaszuba Kata Katana Katarinček Katarínus Kathagen Kathambi
Katherine Kathrada Kathure Katić Katoi Katona Kattai Katulić Katzinski Katós Kauffmann Kaufman Kaufmann Kaul Kauliņa
Kauliņš Kaupas Kauppila Kauppinen Kaur Kausemann Kautzer Kauzlarić Kaučič Kavaklıoğlu Kavaliauskas Kavanagh Kavasch
Kavaschová Kavka Kavková Kavčič Kawa Kawecki Kawira Kawohl Kay Kaya Kayode Kaysan Kayser Kazakov Kazda Kazdová
Kazenski Kazik Kaziková Kazlauskas Kazmarek Kazungu Kazík Kazíková Kačaniklić Kačar Kačarević Kačavenda Kačírek
Kačírková Kałuża Kaņepa Kaņeps Kaňa Kaňka Kaňková Kaňová Kašanin Kašiković Kašpar Kašparová Kašpárek Kašpárková
Kašterović Kašík Kašíková Kaźmierczak Keady Kealey Keally Kealty Kealy Keane Keaney Keany Keapock Kearney Kearns Keary
Keating Keaveney Keaveny Kebaili Kebir Kedzierski Keebler Keeffe Keegan Keehan Keelan Keeley Keeling Keely Keenaghan
Keenahan Keenan Keeney Keer Keery Keevers Kehoe Keightley Keijser Keijzer Keil Keiner Keinänen Keitany Keith Kekić
Kelder Keleka Keleković Keleman Kelemen Kelečić Kelić Kelleher Keller Kelley Kellner Kello Kellová Kelly Kelm Kelo
Kelová Keltenie Kelvey Kelvin Kemal Kemboi Kemei Kemfelja Kemmer Kemp Kempe Kempen Kemper Kempis Kemppainen Kempter
Kendall Kendi Kendra Kendrová Kenga Kenis Kenlan Kenlon Kenna Kenneally Kennedy Kennellan Kennelly Kenny Kensy Kent
Keníž Kenížová Keogan Keogh Keoghan Keoghane Keohan Keohane Keown Keplinger Kerans Kerekes Kereković Kerger Kerin
Kerins Kerkhof Kerkhofs Kerl Kerley Kerlin Kerluke Kermody Kern Kernan Kerney Kerová Kerr Kerrigan Kerrisk Kerschbaum
Kerschbaumer Kerschen Kertzmann Kerubo Kerville Kerwick Keränen Keseroğlu Keskin Keskinen Keskitalo Kesküla Kesselring
Kesselschläger Kessler Ketel Keter Ketilbjörns Ketills Ketola Kette Kettenis Ketting Kettunen Keudel Keung Keutel
Kevane Keville Kevin Kevo Keya Keyes Keyser Keçeci Keïta Kešina Khaba Khabalidaka Khadka Khaemba Khaldi Khaled Khalid
Khalif Khalil Khalsa Khambule Khamis Khamisi Khan Khanna Khanyeza Khanyile Khaphela Khare Khathi Khathide Khathini
Khatri Khawula Khelif Khelifa Khelifi Khelil Kheswa Khezokhulu Khisa Kholose Khomo Khonjwayo Khosini Khosla Khouma
Khoza Khuba Khubisa Khuboni Khukhuza Khulu Khuluse Khumalo Khumalu Khumbuza Khurana Khuyameni Khuzwayo Khwane Khwela
Kiama Kiarie Kibe Kibet Kibiwot Kibiwott Kiboi Kibor Kick Kidd Kidney Kieber Kieffer Kiehn Kiely Kiema Kieran Kierane
Kierans Kiernan Kiessling Kiełbasa Kigen Kihara Kihas Kihn Kiik Kiil Kiilu Kiio Kiiru Kiis Kiisk Kijnder Kikas Kikkas
Kilawee Kilback Kilbane Kilbride Kilcoyne Kilday Kildea Kilduff Kilfoyle Kilgallen Kilgallon Kilhooly Kiljans Kilk
Kilkenny Killeen Killilea Killooly Killoran Killoughry Kilmartin Kilmore Kilonzi Kilonzo Kilpeläinen Kilroe Kilroy
Kilíans Kim Kimachu Kimaiyo Kimani Kimanthi Kimanzi Kimaru Kimathi Kimberly Kimeli Kimemia Kimeu Kimosop Kimotho
Kimtai Kimutai Kinadeter Kinaghan Kinahan Kindelan Kindl Kindle Kindlová Kinet King King'ori Kingori Kingston Kiniry
Kink Kinkela Kinlan Kinlen Kinnane Kinnear Kinnegan Kinner Kinnerk Kinney Kinnon Kinnunen Kinny Kinoti Kinsch Kinsella
Kint Kintziger Kinuthia Kinya Kinyanjui Kinyua Kinzel Kinzy Kiogora Kioko Kipchirchir Kipchumba Kipkemboi Kipkemei
Kipkemoi Kipkirui Kipkoech Kipkogei Kipkorir Kipkosgei Kipkurui Kiplagat Kiplangat Kipleting Kiplimo Kipngeno
Kipngetich Kiprono Kiprop Kiprotich Kipruto Kipsang Kiptanui Kiptoo Kiptui Kiptum Kipyego Kipyegon Kiragu Kirby Kirch
Kirchmair Kirchner Kirillov Kirimi Kirinčić Kirk Kirke Kirlin Kirpenstein Kirs Kirsch Kirschner Kirsipuu Kirss Kirst
Kirsten Kirui Kirwa Kirwan Király Kis Kisabaka Kisel Kisela Kiselová Kiseľ Kiseľa Kiseľová Kisiel Kisilu Kisman Kiss
Kissane Kisseljov Kita Kitheka Kithinji Kithome Kiti Kitić Kitonga Kitonjić Kitprapa Kitsao Kitson Kittakun Kituku
Kitumaini Kitur Kitzler Kitzmann Kiuru Kivelä Kivi Kivilo Kivimäe Kivimäki Kivinen Kiviniemi Kivistik Kivistö Kivuva
Kizivat Kićanović Kićeskulov Kićevac Kičema Kičić Kišfalubac Kiška Kjalars Kjallaks Kjarans Kjartans Kjarvals Kjeldsen
Kjellberg Kjárrs Kjær Kjóis Klaarwater Klaas Klabuhn Kladar Kladarin Klammer Klanac Klander Klapač Klapačová Klapka
Klapko Klapková Klapp Klapper Klapáč Klapáčová Klarin Klarić Klasanović Klashorst Klasić Klasson Klauder Klaus Klausen
Klausner Klačar Klašnja Kleeberg Kleiber Kleibrink Kleijse Klein Kleinert Kleininger Kleinmann Kleinová Kleinsteuber
Kleiss Klemens Klement Klementová Klemenzs Klemenčič Klemm Klemme Klemt Klepáč Klepáčová Klerks Kleven Kleybrink
Klečina Klečka Klečková Kligl Klijn Klikovac Klima Klimczak Klimek Klimeková Kliment Klimentová Klimeš Klimešová
Klimko Klimkovič Klimkovičová Klimková Klimo Klimov Klimović Klimová Klimáček Klimáčeková Klinac Klincov Kline Kling
Klingelhöfer Klinger Klingler Klinić Klink Klišanin Kližan Kližanová Klječanin Klocker Klocko Kloiber Klokoč Klokočová
Klomp Klopačka Klopačková Kloppert Klopsch Klose Kloss Klotz Klouda Kloudová Klouček Kloučková Klug Kluge Klusener
Kluwe Klængs Klíma Klímová Kmet Kmeť Kmeťová Kmiecik Kmieć Knabe Knap Knapik Knapová Knapp Knappe Knaus Kneafsey
Knecht Kneifel Kneip Knetsch Knez Knezović Knežević Knies Kniha Knihová Knippel Knobel Knoblich Knockaert Knoers
Knoetze Knoll Knorr Knorscheidt Knotek Knotková Knowles Knox Knudsen Knuf Knut Knutsen Knutsson Knörrs Knúts Ko Kobal
Kobela Kobelt Kober Kobia Kobielsky Kobielská Kobielský Kobs Kobus Koc Kocabıyık Kocan Kocchar Koch Kochan Kocher
Kochová Kocian Kocianová Kocijančić Kocián Kociánová Kocjan Kocjančič Kock Kocka Kocková Kocman Kocmanová Kocourek
Kocourková Kocová Kocsis Kocur Koczulla Kocák Kocáková Kocúr Kocúrik Kocúriková Kocúrová Koderisch Kodrič Koech Koehl
Koehler Koelpin Koeman Koen Koenig Koepp Koester Kof Kofferschlager Kofler Kofranek Kogan Koger Koggis Kogler Kogo
Kogut Koha Kohl Kohle Kohler Kohli Kohlmann Kohn Kohnen Kohnle Kohout Kohoutek Kohoutková Kohoutová Kohrt Kohs Kohv
Koirala Koistinen Koit Koitla Koivisto Koivula Koivunen Koj Kojčinović Kojčić Kok Koka Kokalj Kokanov Kokanović Kokar
Kokk Kokko Kokkonen Kokol Kokorić Koković Kokoškov Koks Kola Kolade Kolak Kolaković Kolar Kolarac Kolarec Kolarević
Kolarić Kolarič Kolarov Kolasa Kolařík Kolaříková Kolb Kolbeinns Kolbjörns Kolega Kolehmainen Koleiski Kolek Kolen
Kolenc Kolesarić Kolesnik Kolesár Kolesárová Kolfinns Kolgjeraj Kolgríms Kolić Kolk Kolková Koller Kollmann Kolly
Kollár Kollárová Kolm Kolman Kolmanová Kolmars Kolnik Kolniková Kolník Kolníková Kolokas Kolompar Kolonja Kolović Kols
Kolskeggs Kolster Kolundžija Kolundžić KolundžićRadić Kolviðs Kolár Kolárová Koláček Koláčková Kolář Kolářová Komad
Komadinić Komadinović Komak Komanov Komanović Komar Komarica Komarnički Komaromy Komarov Komarčević Komarčić Komatina
Komatinović Komatović Komazec Kombe Kombo Komen Komilov Komilova Komljen Komljenović Komluški Komnenić Komnenov
Komnenović Komoll Komora Komorowski Komronov Komronova Komulainen Komárek Komárková Komínek Komínková Konaté Konda
Kondratjev Konečná Konečný Kong Kongchayasukawut Kongsri Konieczna Konieczny Konig Koning Konings Konopelski Konopka
Konopková Konovalov Konow Konrad Konrád Konrádová Konráðs Konsbruck Konstantinov Konstantínus Kont Konta Konttinen
Konté Konya Koníček Koníčková Konôpka Konôpková Končar Koob Kooij Kool Koome Koomson Koort Kopa Kopal Kopalová Kopanec
Kopas Kopczyński Kopecká Kopecký Koper Kopeć Kopeček Kopečková Kopečná Kopečný Kopf Kopjar Koponen Kopová Kopp Koppa
Koppel Koppensteiner Koppová Koprivec Kopřiva Kopřivová Korbel Korbelová Korda Kordin Kordić Kordulup Korec Korecová
Koren Koret Korhonen Korica Korichi Korir Korkmaz Kormáks Kornelíus Korol Koros Korotaj Korošec Korpal Korpaš Korpela
Korpi Korsman Korstman Kort Korta Kortajarena Korte Kortelainen Kortman Korts Korutürk Korušac Korzeniowski Korčák
Korčáková Korša Kos Kosalec Kosanović Kosenkow Kosgei Koshy Kosi Kosina Kosinová Kosić Kosiński Koskei Koskela Koski
Koskinen Kosoko Kosonen Kosová Kosowski Koss Kostadinović Kostanić Kostecki Kostelac Kosten Koster Kostin Kostić
Kostka Kostkaová Kostková Kostolzin Kostrec Kostrecová Kostrzewa Koszewski Kosík Kosíková Kot Kota Kotaranin Kotaraš
Kotarlić Kotarčević Kotas Kotasová Kotek Kotević Kothari Kotian Kotianová Kotkas Kotková Kotlár Kotlárová Kotnik Kotov
Kotowski Kotrba Kotrbová Kotrljanović Kotulič Kotuličová Kotzin Kouba Koubaa Koubek Koubková Koubová Koudela Koudelka
Koudelková Koudelová Kouidri Koukal Koukalová Koutná Koutný Kouřil Kouřilová Kovacek Kovacs Koval Kovalski Kovalčík
Kovalčíková Kovanen Kovač Kovaček Kovačević Kovačić Kovačič Kovaľ Kovaľová Kovařík Kovaříková Kovinjalo Kovinčić
Kovjanić Kovljenić Kovrlija Kovács Kováč Kováčik Kováčiková Kováčová Kovář Kovářová Kovářík Kováříková Kovčin Kowal
Kowalczuk Kowalczyk Kowalewski Kowalick Kowalik Kowalinski Kowalski Koya Koyuncu Koza Kozak Kozakiewicz Kozarac
Kozarev Kozarević Kozarski Kozel Kozey Kozieł Kozioł Kozić Kozlica Kozlina Kozlov Kozlovački Kozlová Kozma Kozmon
Kozmonová Kozová Kozák Kozáková Kozáček Kozáčeková Kozáčik Kozáčiková Kozłowski Koç Koçoğlu Koçyiğit Koðráns Koč
Kočevar Kočiš Kočišová Kočka Kočko Kočková Kočová Kočí Kołakowski Kołodziej Kołodziejczyk Kołodziejski Kořínek
Kořínková Košanin Košarac Košević Košir Koški Košničar Košničarević Košpić Koštunica Košutarac Košutić Koščević Košťál
Košťálová Koželj Krabbe Krack Kraft Kragl Kragulj Kraguljac Krahovski Krainer Krainz Krainčanić Krajcar Krajcik
Krajewski Krajina Krajinović Krajišnik Krajnc Krajnović Krajíček Krajíčeková Krajíčková Krajči Krajčiová Krajčo
Krajčovič Krajčovičová Krajčová Krajčí Krajčíová Krajčír Krajčírová Krakis Krakowiak Kral Kralj Kralja Kraljević
Kraljinović Kraljić Krall Kramar Kramarić Kramberger Kramer Krammer Kramár Kramárová Krance Krancis Kranjc Krantz
Kranz Krasić Krasnohorská Krasnohorský Krasnova Krastiņa Krastiņš Kratochvíl Kratochvílová Kratofil Kratzer Krauel
Kraule Kraulis Kraus Krause Kraushaar Krausová Krauspe Krauze Krawczyk Krawiec Kraxner Kreb Krebs Krecke Kregar Kreidl
Kreiger Krein Kreiner Kreissig Krejčová Krejčí Krejčík Krejčíková Krejčíř Krejčířová Kremanac Kremenović Kremer
Kremser Krenn Kresoja Kresojević Kresonja Kresse Kreusel Kreutz Kreuzer Kreštalica Krga Krieger Kriegl Kriel Kriens
Krier Krieva Krieviņa Krieviņš Krievs Krige Kriisa Krijt Krilović Krinulović Krippner Kris Krish Krishna Krishnamurthy
Krishnan Kriss Kristalls Kristbergs Kristbjörns Kristdórs Kristens Kristensen Kristensson Kristers Kristfinns
Kristgeirs Kristians Kristiansen Kristiansson Kristinns Kristić Kristjáns Kristjóns Kristlaugs Kristleifs Kristmanns
Kristmars Kristmunds Kristofers Kristoffersen Kristoffersson Kristvalds Kristvarðs Kristvins Kristófers Kristþórs
Krittayanukoon Krivaja Krivaćević Krivda Krivec Krivokuća Krivošija Krivošić Krivčević Kričak Krička Kričković Krišan
Krišanov Krišanović Krištof Krištofová Križaj Križan Križanová Križić Krkalo Krkeljić Krkić Krkljuš Krkobabić Krmelj
Krodinger Krogh Krohn Kroker Krol Kron Kronberga Kronberger Kronbergs Kronenberg Kronsteiner Kroon Krop Kropilák
Kropiláková Kropáček Kropáčková Kroták Krotáková Kroupa Kroupová Krpan Krpović Krsmanić Krsmanović Krsmić Krspogačin
Krstajić Krstanović Krstekanić Krstin Krstinić Krstivojević Krstić Krstičić Krstonić Krueger Krug Kruger Kruglov Kruk
Krukowski Krull Krummis Kruns Krupa Krupička Krupičková Krupiński Krupka Krupková Krupová Kruschinski Kruschwitz
Kruszewski Krušarovski Krušković Kružević Krvavac Krysiak Krzemiński Krznarić Krzyżanowski Král Králik Králiková
Králová Králík Králíková Králíček Králíčková Krásnohorská Krásnohorský Krátká Krátký Kráľ Kráľovič Kráľovičová Kráľová
Krämer Kríž Krížik Krížiková Krížová Król Królikowski Krõlov Kröckert Kröger Kröll Krúpa Krúpová Krügel Krüger Krčelić
Krčevinac Krčmar Krčmarević Krčmář Krčmářová Krēsliņa Krēsliņš Kršanac Krūmiņa Krūmiņš Krūze Krželj Kshlerin Książek
Kub Kuba Kubacki Kubadov Kubadova Kubcová Kubec Kubecová Kubek Kubeková Kubelka Kubelková Kubena Kubera Kubeš Kubešová
Kubheka Kubiak Kubica Kubicki Kubicová Kubik Kubiček Kubičeková Kubička Kubičko Kubičková Kubiš Kubišová Kubko Kubková
Kubli Kubo Kubová Kubánek Kubánková Kubát Kubátová Kubík Kubíková Kubín Kubínová Kubíček Kubíčeková Kubíčková Kuc
Kucera Kucharczyk Kucharski Kuchař Kuchařová Kuchta Kuchtová Kuciński Kuczyński Kuday Kudeljaš Kudláček Kudláčková
Kudrjavtsev Kudrna Kudrnová Kufahl Kuffa Kuffová Kugler Kuhar Kuhic Kuhl Kuhlee Kuhlman Kuhn Kuhnen Kuijc Kuijpers
Kuilenburg Kuiper Kuipers Kuisma Kuit Kujala Kujavec Kujawa Kujawski Kujundžić Kukkonen Kukla Kuklová Kukuljica
Kukuružnjak Kukučka Kula Kulaksızoğlu Kulas Kulesza Kulhavá Kulhavý Kulhánek Kulhánková Kulig Kulik Kulikov Kulimann
Kuliński Kulkarni Kulma Kulmala Kulmane Kulmanis Kumar Kumbernuss Kumcuoğlu Kumer Kumi Kummer Kummle Kumpulainen
Kumsoontorn Kumushova Kuna Kunac Kunc Kuncová Kunda Kunde Kundová Kundu Kundziņa Kundziņš Kunen Kunene Kuneš Kunešová
Kung'u Kungu Kuningas KunićBukovac Kunka Kunková Kunová Kunt Kunter Kunz Kunze Kuosmanen Kupa Kupcová Kupec Kupfer
Kuphal Kupka Kupko Kupková Kupová Kupprion Kuprion Kupsjak Kupusinac Kuraica Kurek Kurevija Kurg Kurgat Kuria Kurian
Kuridža Kurija Kurilić Kurjačić Kurjački Kurka Kurki Kurková Kurm Kurmazović Kurniawan Kurnicki Kurnoga Kurobasa
Kuronen Kurowski Kurrat Kurschilgen Kurt Kurtak Kurtanjek Kurtoić Kurtuma Kuruc Kurucić Kurucová Kurui Kurutluoğlu
Kuruvilla Kuručev Kurvits Kurz Kurzemniece Kurzemnieks Kurzmann Kurćubić Kurčubić Kus Kusanović Kusch Kuschewitz
Kuschmann Kusen Kusi Kusiwaa Kuska Kuske Kusková Kusmawati Kusová Kustermann Kusuma Kusumo Kuswandari Kuswoyo Kutch
Kutlay Kutlija Kutsar Kutscherauer Kutzner Kuus Kuuse Kuusela Kuusik Kuusisto Kuusk Kuvalis Kuveždić Kuypers Kuzmanić
KuzmanićŠarac KuzmanovićĐorđević Kuzmin Kuzmina Kuzmić Kuznetsov Kuzucu Kućinac Kuča Kučara Kučera Kučerová Kučić
Kučová Kuś Kuša Kušan Kušić Kuška Kušková Kušljević Kušljić Kušnír Kušnírová Kušo Kušová Kuščević Kužel Kuželj
Kuželová Kužet Kvapil Kvapilová Kvarme Kvasina Kvasnička Kvasničková Kvačanović Kvekić Kveldúlfs Kvist Kvrgić
Kwaadland Kwaakye Kwaakyewaa Kwadwo Kwamboka Kwan Kwartemaa Kwarteng Kwaśniewski Kwemoi Kweyama Kwiatkowski Kwiecień
Kwieciński Kwok Kwong Kyalo Kyei Kyeiwaa Kyerewaa Kyllönen Kyncl Kynclová Kyne Kyra Kysel Kysela Kyselová Kyseľ Kyseľa
Kyseľová Kállay Kállayová Kára Káris Kárová Kárs Kázik Káziková Káňa Káňová Käfer Kägi Kähkönen Kähler Kälin Källström
Kämäräinen Kärki Kärkkäinen Kärner Käser Käsper Käster Käther Käär Käärik Kébé Kóps Kôstka Kôstková Kõiv Köberl Köck
Köhler Köhrbrück Köhre Kölbl Köll Kölotzei König Köpernick Körmükçü Köse Köseoglu Kössler Köster Köybaşı Köylüoğlu
Köçərli Kúbek Kúbeková Kúhn Kúhnert Kús Kúska Kúsková Kúsová Kúš Kúšová Kühn Kühnel Kühnemund Kühnert Kühnke Kühnl
Küng Kürsteiner Küsters Küter Kütt Küçükler Kārkliņa Kārkliņš Kędzierski Kędziora Kępa Kılıç Kılıççı Kıraç Kısakürek
Kļaviņa Kļaviņš Kłos Kłosowski Křenek Křenková Křeček Křečková Křivánek Křivánková Kříž Křížek Křížková Křížová Laack
Laakkonen Laakso Laaksonen Laan Laane Laanemets Laar Laarhoven Laarse Laas Labadie Labado Labalo Laban Labanac Labate
Labaš Labbé Labeeb Labelle Labhra Labhradha Labhrú Labinjan Labonté Labotić Laboy Labra Labrecque Labuda Labudová
Labus Laca Lacasse Lacerda Lacey Lach Lachance Lachapelle Lachmann Lachnáin Lachtnáin Lacina Lacinová Lack Lacka
Lackner Lacko Lacková Laco Lacombe Lacová Lacroix Lacy Ladavac Ladeck Ladega Ladewig Ladhradha Ladner Laenen Laer
Laere Laet Laezza Lafferty Laffey Laffray Laflamme Lafleur Lafontaine Laforza Laganà Lagarde Lagat Lage Lagerweij
Laghmainn Lagler Lago Lagos Lagrange Laguna Lagzdiņa Lagzdiņš Lah Lahaye Lahey Lahiah Lahiffe Lahmar Laht Lahti
Lahtinen Lahy Lai Laib Laideáin Laidhe Laidhigh Laidhin Laidhléis Laighin Laighnigh Laiho Lailasari Lailligh Lailliú
Laimer Laimhbheartaigh Laine Laing Lainn Laithbheartaigh Laithimh Laithmhe Laitinen Laitkam Laiviņa Laiviņš Lajlaj
Lajčiak Lajčiaková Lajčák Lajčáková Lakatos Lakatoš Lakatošová Lakaza Lakehal Laketa Laketić Lakhal Lakhdari Lakin
Lakić Lakomy Lakošeljac Laks Laksita Laksmiwati Lal Lala Laletin Laliberté Lalić Lall Lalla Lallaidh Lallaigh
Lallemand Lally Lalonde Lalor Laloux Lam Lama Lamacchia Lamas Lamač Lamačová Lambe Lambelet Lambers Lambert Lamberti
Lamberts Lambić Lamborghini Lambot Lambotte Lambrecht Lambrechts Lambregt Lamesch Lamhna Lammas Lammens Lammer Lammert
Lammi Lamont Lamontagne Lamore Lamos Lamotte Lamoureux Lampert Lampinen Lampl Lamprecht Lamri Lamula Lamy Lana
Lanagáin Lancaster Lancisi Landa Lande Landeghem Landen Landi Landin Landl Landmane Landmanis Landmann Landon-Lane
Landová Landry Landström Landy Lane Lanfranchi Lang Langa Langan Langat Lange Langeni Langer Langern Langeveldt
Langevoort Langfeld Langhirt Langlois Langosh Langová Langr Langrová Langworth Lanig Lanigan Lanka Lankinen Lankle
Lanners Lansink Lanteri Lantz Lanz Lanza Laochdha Laodhóg Laoghaire Laoghóg Laoi Laoidh Laoidhe Laoidhigh Laoingsigh
Laoithe Laon Laouar Lapenna Lapierre Lapiņa Lapiņš Laplante Lapointe Laporte Lappalainen Lappin Lapsa Lapsiņa Lapsiņš
Lapáin Lapčević Lara Larbi Larcher Larcáin Lardinois Lardner Largan Largey Lari Laribi Larivière Larkin Laroche
Larocque Larose Larouche Larrañaga Larrea Lars Larsen Larson Larsson Lasa Lasić Laskowski Lasmane Lasmanis Lasota Lass
Lassen Lassila Lassnig Lastra Lata Lathaigh Lathrope Latier Latif Latifat Latini Latkovska Latkovskis Latorre Latour
Latreche Lattanzi Lattuada Latupono Latvala Lau Lauberga Laubergs Laubscher Lauckner Laufars Laugis Lauinger Laukkanen
Launay Laur Laureano Laurenson Laurent Laureys Lauri Lauridsen Laurila Lauritsen Lauritzs Laursen Laurén Lausecker
Lauwers Laux Lauzon Lavallée Lavan Lavecchia Lavell Lavelle Laverty Lavery Lavigne Lavin Lavička Lavičková Lavoie
Lavrič Law Lawal Lawlor Lawrence Laws Lawson Lax Laylova Layth Lazanski Lazar Lazarac Lazarev Lazarević Lazari Lazarov
Lazcano Lazendić Lazetić Lazin Lazinica Lazizov Lazizova Lazić Lazo Lazuardi Lazzari Lazzarini Lazzaro Laćman Lačanin
Lačnjevac Lađevac Lađević Lađinović Lažetić Le LeQuesne Leach Leacy Leagha Leahu Leahy Leal Leale Leallaigh Leamhna
Leannon Leannáin Learmonth Leary Leathaigh Leathlobhair Leavey Leban Lebar Lebeau Lebeda Lebedev Lebedová Lebel Leber
Leberer Leblanc Lebon Lebreton Lebrun Lebrón Lebsack Lecca Lech Lechner Leclerc Leclercq Lecocq Lecomte Leconte Lecoq
Ledda Leddin Leddon Leddy Lede Ledent Lederer Ledesma Ledner Ledoux Leduc Ledwich Ledwith Lee Leeb Leek Leemans
Leemput Leen Leene Leeney Lees Leeuw Leeuwen Lefebvre Lefevre Leffler Lefort Lefèbvre Lefèvre Legault Legendre Leggio
Legnante Legović Legrain Legrand Legros Leguit Legzdiņa Legzdiņš Lehane Lehikoinen Lehiste Lehmann Lehner Leht
Lehtimäki Lehtinen Lehtla Lehtmets Lehto Lehtola Lehtonen Leibetseder Leibold Leide Leidhin Leidhinn Leifs Leighin
Leighinn Leiknirs Leilani Leimbach Leino Leinonen Leipold Leis Leist Leite Leiter Leiteritz Leitgeb Leitheim Leithner
Leitner Leiva Leiwesmeier Leiðólfs Lejeune Lejiņa Lejiņš Lejniece Lejnieks Leland Lelas Lelei Leleu Leleux Lelijveld
Lelièvre Lelli Leloup Lelović Lemaire Lemaić Lemajić Lemay Lemayian Lemaître Lembede Lember Lemieux Lemire Lemić Lemke
Lemmens Lemmer Lemoine Lemonnier Lempereur Lemus Lenaerts Lenaghan Lenart Leneghan Lenehan Lenfers Lengauer Lengyel
Lenhard Lenihan Lenić Lenk Lennane Lennartsson Lennon Lenoir Lensen Lentini Lentz Lenz Lenzen Lenzi Leo Leon Leonard
Leonardi Leonards Leoncavallo Leoncini Leone Leonetti Leonhards Leonhartsberger Leoni Leons Leontijević Leopardi
Leopold Leos Lepage Lepik Lepistö Lepore Leposavić Lepović Lepp Leppik Leppänen Lepthin Lepšanović Lepšík Lepšíková
Lercari Lerch Lercher Lerma Lerner Lero Leroux Leroy Lertsattayanusak Leruth Lesage Lesch Leschnik Lesendrić Lesiak
Lesjak Leskinen Leskovar Leslie Lesmana Lesná Lesný Lessard Lestari Lester Leszczyński Letelier Letellier Lether Leto
Letová Letsoalo Letta Lettiere Lettner Letzelter Leu Leuba Leuenberger Leunberger Leung Leuschke Leutarević
Leutenegger Leutgeb Leuven Levajac Levan Levanić Levesque Levin Levine Levy Levá Levís Levý Lewa Lewandowski Lewicki
Lewin Lewis Lewke Ley Leyckes Leyden Leydon Leye Leys Leysen Leyton Leyva Lezzi Leágha Leão Leóid León Leópolds Leós
Lečić Leśniak Leśniewski Lešević Lešina Lešić Lešković Lešnik Leščić Lg Lheureux Lhoir Li Liadhain Liagha Liaghain
Liain Liam Liang Liathaigh Liatháin Liber Liberati Libert Liblik Librizzi Licata Liccardo Licciardello Lichtenegger
Lichtenfeld Lichtenhagen Lichtl Licitra Licul Liddane Liddy Lideadha Lidström Lidén Lie Liebach Liebe Liebelt Liebich
Liebold Lieder Liekens Lielmane Lielmanis Lien Liendert Lienshöft Liepa Liepiņa Liepiņš Lier Lierde Lieshout Lievens
Lighe Ligorio Ligtvoet Liguori Liimatainen Liiv Liiva Liivak Liivamägi Lijn Likar Lilić Lilja Liljars Liljegren Lill
Lillemets Lillis Lillo Lima Limazah Limbourg Limbu Limo Limoncuoğlu Limón Lin Linares Lincoln Lind Lindahl Lindars
Lindau Lindberg Lindbergs Lindblad Lindblom Linde Lindell Linden Lindenberg Lindenmayer Linder Lindfors Lindgren Lindh
Lindholm Lindinger Lindkvist Lindmark Lindner Lindorfer Lindquist Lindqvist Lindroos Lindsay Lindsey Lindskog
Lindström Lindvall Lindén Linehan Ling Linhart Linhartová Liniger Linke Linna Linnane Linnenbaum Linny Linschoten
Linsey Linskey Linster Lintner Linton Liodáin Lionacháin Lionnáin Liostún Liotta Liović Lipa Lipan Lipar Lipari
Lipiński Lipka Lipko Lipková Lipová Lipp Lippe Lippens Lippi Lippmann Lippolis Lippomano Lipponen Lipske Lipski Lipták
Liptáková Lipus Lira Lis Lischka Lisi Lisica Lisická Lisický Lisiecki Lisnic Lisowski Liston Littel Litterio
Littizzetto Little Litva Litvová Liu Liukkonen Liuzzi Livaja Livazović Liverani Liverotti Livingston Liyaaqat Liyaqat
Lizama Lizana Liégeois Liénard Liška Lišková Ljevnaić Ljiljan Ljubetić Ljubić Ljubičić Ljubojević Ljubomirović
Ljubotina Ljubović Ljung Ljungberg Ljunggren Ljungqvist Ljósálfs Ljóts Ljúfs Llabrés Lladó Llamas Llano Llanos Lledó
Llobet Llopis Llorens Llorente Lloret Lloyd Lluch Lo Loaiza Lobato Lobinger Lobo Loboda Lobos Locatelli Locci
Lochlainn Lochlann Lochner Lochnáin Lochráin Lochtnáin Lockman Loddo Lodi Lodiņa Lodiņš Loep Loera Loffredo Lofts
Loftus Logan Logar Loghan Logina Loginov Logins Logis Logožar Logsch Logue Lohmann Lohre Lohse Loi Loiacono Loibhéad
Loibl Loideáin Loididh Loidl Loineacháin Loingscigh Loingse Loingseacháin Loingsigh Loinn Loinne Loinnigh Loinnsge
Loinnsgigh Loirgneáin Loiseau Loj Loja Lojek Lojeková Lojen Lojka Lojko Lojková Lojová Lokar Loke Lokis Lokk Lolli
Lollobrigida Lombard Lombardi Lombardini Lombardo Lombroso Lomeli Lomgaigh Lomić Lommert Lomović Lomp Lonagáin Lonardi
Lonargáin London Londoño Londra Londáin Lonen Lonergan Longaigh Longan Longhena Longhi Longo Longobardi Longode
Longoria Longáin Lonndra Lonndraigh Lonndún Lonnradh Lonnáin Lonáin Loo Loock Loogen Loon Looney Loorits Loos Looveren
Looy Lopes Lopez Lopresti Lorang Lorca Lorch Lorcáin Lordan Loreal Loredan Lorenc Lorencin Lorencová Lorent Lorentzen
Lorenz Lorenzini Lorenzo Loreti Loreto Lori Lorreijn Lorusso Losa Losada Losatapornpipit Losch Losekann Loska Lotito
Lott Lotter Lotti Loubser Loucif Louda Loudová Loughlin Loughnane Loughran Loughrey Loughry Louis Loum Lounis Loup
Loureiro Lourenço Lourinho Louw Louws Lovato Lovett Lovrić Lowe Lowery Lowney Lowry Loy Loya Loyal Loyola Lozada
Lozano Loðmunds Loča Ločs LošićKrizmanić Lu Luachra Luag Luain Luaire Luaithrinn Luanaigh Luasa Luasaigh Luay Lubbers
Lubelo Lubhaing Lubina Lubinová Luboch Lubowitz Luc Luca Lucarelli Lucarini Lucas Lucchese Lucchesi Lucciano Lucel
Lucena Lucero Lucey Luchetti Luchian Luchini Lucia Luciani Luciano Lucid Lucidi Lucio Lucitt Lucić Luconi Ludban Luddy
Ludhóg Ludolf Ludonga Ludovisi Ludvigs Ludvík Ludvíková Ludwig Lueilwitz Luengo Luettgen Luevano Lufft Luger Lughadha
Lughbhadha Lugli Lugo Luht Lui Luibhéad Luik Luin Luineacháin Luinenburg Luinigh Luise Luitgardis Luján Luk Lukač
Lukačević Lukačin Lukenda Lukendić Lukeš Lukešová Lukhele Lukin Lukinić Lukić LukićKovanović Lukk Lukoschek Lukstiņa
Lukstiņš Lukács Lukáč Lukáčová Lukáš Lukášek Lukášková Lukášová Lukša Lukšić Lukšová Lumbasi Lumbreras Lumi Lumiste
Lumumba Luna Lunaigh Lund Lundberg Lundblad Lunde Lundell Lundgren Lundh Lundholm Lundin Lundis Lundkvist Lundmark
Lundon Lundquist Lundqvist Lundström Lung Lungu Lunham Lunney Lunny Luoma Luongo Lupasco Lupascu Lupi Lupica Lupo
Luppi Luppino Lupták Luptáková Lupu Lupáin Luqe Luqmaan Luqman Luque Lurgáin Luria Lussier Lussu Lustenberger Luster
Lut Lutf Lutfiyev Lutfiyeva Lutfullohov Lutfullohova Lutgen Lutholoni Luthra Luthuli Lutje Luts Luttenberger
Lutterveld Lutz Luukkonen Luvuno Lux Luxardo Luxemburg Luyckx Luyken Luyssel Luyt Luyten Luz Luzi Luzzi Luís Lučanović
Lučar Lučić Lužaić Lužar Lwandle Ly Lyden Lydon Lynch Lynchechaun Lynchehaun Lyne Lyng Lyngars Lynn Lynskey Lyon Lyons
Lysaght Láimhín Lámháin Lárents Lárentíus Lárs Lárus Lás Lása Lásaidhe László Látal Látalová Lâm Lähteenmäki Lätt
Lääne Lääts Léadús Léanacháin Léger Léineacháin Léis Léith Léonard Lérs Létourneau Lévesque Lévy Lévêque Lê Líbal
Líbalová Línbergs Línis Líonacháin Líthe Líška Líšková Lócháin Lógáin Lóndra Lónáin López Lórdáin Lórens Lórenzs
Lõhmus Löchel Löf Löffler Löfgren Lönn Löser Lövgren Löwa Löwer Løken Lúbhaing Lúbhóg Lúing Lúiséad Lúkas Lúnam Lúndra
Lúters Lúthers Lúðvígs Lúðvíks Lúóg Lübke Lübs Lüscher Lüthi Lý Lýtings Lýðs Lāce Lācis Līce Līcis Līdaka Līdaks Lūse
Lūsis Ma Maak Maalik Maalim Maaren Maas Maasgouw Maasik Maaswinkel Maath Maawiya Mabanga Mabaso Mabhena Mabhida
Mabhodla Mabhoko Mabika Mabizela Mabrukov Mabrukova Mabunda Mabuya Mabuyakhulu Mabuza Mac MacAdoo MacAleavy MacAllen
MacAloon MacAnally MacArt MacArthur MacBreen MacBride MacCaffrey MacCann MacCartan MacCarthy MacCarville MacClenaghan
MacCole MacComisky MacConachy MacConnaghy MacCool MacCormack MacCrohan MacCurtin MacDermott MacDevitt MacDonagh
MacDonald MacDonnell MacDougall MacDowell MacDwyer MacDyer MacEgan MacElgunn MacEver MacEvoy MacFadden MacFall
MacFaull MacGee MacGeehan MacGill MacGilligan MacGing MacGinley MacGinnitty MacGinnity MacGinty MacGloin MacGlynn
MacGovern MacGreal MacGroarty MacGuinness MacGurk MacGyver MacHale MacHenry MacHugh MacInerney MacInnes MacKay
MacKenna MacKenzie MacKeown MacKevitt MacLysaght MacMahon MacMonagle MacMorrow MacMullan MacMullen MacNabb MacNaboe
MacNaboola MacNally MacNamara MacNamee MacNeela MacNeill MacNelis MacNulty MacPherson MacPhilbin MacShea MacSweeney
MacTiernan MacVeagh MacVeigh MacWilliams Maca Macaluso Macan Macanić Macari Macasa Macauley Maccanelli Macchi Macchia
Macdonald Mace Macedo Macejkovic Macek Maceková Macele Mach Machado Machala Machalová Macharia Machata Machatová
Machač Machačová Macher Machnáč Machnáčová Macho Machová Machuca Macháin Machálek Machálková Macháč Macháček
Macháčeková Macháčková Macháčová Macias Maciejewski Macingwane Maciąg Mack Macka Macken Mackesey Mackey Mackiewicz
Mackle Macko Mackovič Mackovičová Macková Maclean Macmillan Macnamee Maco Macovei Macová Macrea Macrì Macura Macurová
Maczey Macák Macáková Macías Madadháin Madagáin Madaidh Madaidhe Madaidhin Madan Madani Madaoin Madar Madara Madariaga
Madarová Madden Maddock Maddox Maddy Madej Madejová Madela Mader Madera Maderna Maderno Madetzky Madhubuti Madi Madiba
Madide Madidov Madidova Madigan Madinaeva Madinane Madisson Madiyan Madić Madlala Madlanduna Madlula Madondo Madonna
Madonsela Madrid Madrigal Madsen Madu Madubuko Maduma Maduna Madunić MadunićFlauder Madziba Madáin Madžić Maertens
Maes Maestas Maestre Maeyer Maffei Mafobo Maftei Maftunova Mafuleka Mafulela Magagula Magalhães Magan Magann Magar
Magauran Magaña Magdalenić Magdić Mageba Magee Mageean Magennis Magennity Mageto Maggi Maggiani Maggio Maggioli
Maggiore Maggis Maghanga Magi Magill Maginn Magić Maglajić Maglio Magliocco Magnani Magngeirs Magnis Magno Magnussen
Magnusson Magnús Magnþórs Magolwana Magombo Magononde Magoza Magrassi Magrath Magubane Maguidhir Maguire Magujwa
Magutshwa Magwaza Magyar Magáin Magál Magálová Mahabeer Mahajan Mahal Mahamba Mahamed Mahamud Mahanov Mahanova Maharaj
Maharani Mahardika Maharjan Mahat Mahaye Mahbeer Mahbub Mahdiev Mahe Mahedy Maheen Mahendra Maher Mahestri Maheswara
Maheswari Mahfuj Mahfuz Mahi Mahieu Mahlaba Mahlalela Mahlangu Mahlase Mahlinza Mahlobo Mahmood Mahmoud Mahmoudi
Mahmudi Mahmudov Mahmudova Mahnet Mahon Mahoney Mahony Mahrusov Mahrusova Mahulube Mahy Mai Maia Maicín Maidana Maidla
Maidín Maiello Maier Maierhofer Maillard Maille Maillet Maillot Maina Mainardi Mainchín Maine Maingi Maingín Mainichín
Mainnín Mainín Maio Maione Mair Maire Mairhofer Maisch Maitha Maithnín Maithya Maitiú Maiyo Maj Majača Majcen Majcher
Majchrzak Majd Majdan Majdanová Majdenić Majdán Majdánová Majeed Majer Majerová Majerus Majeská Majeský Majewski Majka
Majkić Majnik Majoka Majola Major Majorana Majović Majozi Majstorović Majstrenko Majumdar Mak Makans Makarov Makau
Makena Makhanya Makhathini Makhaye Makhaza Makhedama Makhlouf Makhloufi Makhoba Makhubo Makhulukhulu Makhunga Makinde
Makinwa Makkink Makkonen Mako Makokha Makori Makovac Makovec Makovecová Makovica Makovická Makovický Maková Makový
Makowski Maksimov Maksimović Makuachukwu Makulu Makungu Malacarne Malachovská Malachovský Malagoli Malai Malakova
Malambule Malan Malaparte Malaspina Malatesta Malavasi Malave Malbašik Maldonado Malec Malek Malembe Malenchini
Malerba Maletić Malevu Maleček Malečić Malečková Malešević Malfait Malherbe Malhotra Malicki Malik Malikova Malina
Malinen Malinga Malinić Malinová Malinowski Malipiero Maliszewski Malivuk Malizia Malićanin Malki Malkus Mallet Malley
Mallick Mallien Mallmann Mallon Malm Malmberg Malmgren Malmqvist Malmström Malnar Malo Maloba Malobabić Malojčić
Malone Maloney Malowney Maloča Malpighi Malsen Maltais Maltašić Maltese Malucha Maluki Maluleka Maluleke Malvić Malá
Malík Malíková Malíšek Malíšeková Malóid Malõšev Malý Mamaliga Mamani Mamba Mambo Mamić Mammen Mamo Mamojka Mamojková
Mamula Man Manacháin Manacorda Manahan Manana Manastirlić Manca Mancebo Mancilla Mancinelli Mancini Mancino Mancuso
Manda Mandal Mandala Mandarić Mandasari Mandel Mander Manderscheid Mandić Mandl Mandoković Mandrapa Mane Manea Manetti
Manfred Manfredi Manfreds Manfreðs Manga Mangal Mangale Mangan Mangane Mangano Mangat Mangcamane Mangede Mangel Mangen
Mangena Mangethe Mangione Mangold Mangunsong Mani Manica Manicone Maniscalco Manjak Manjenčić Manjón Manley Mann Manna
Mannan Manne Manninen Manning Mannino Mannion Mannix Manno Mannoia Manns Manntáin Manolache Manole Manolesso Manqele
Manrique Manríquez Mans Mansa Mansell Mansfield Mansilla Manso Manson Mansour Mansouri Mansur Mansurov Mansurova
Mansveld Mansvelt Mansız Mante Mantegazza Mantegna Manti Mantilla Mantovani Mantshinga Mantáin Manuel Manullang
Manunta Manyoni Manz Manzanares Manzano Manzella Manzezulu Manzi Manzini Manzo Manzoni Manço Mané Manúels Maoil
Maoilchiaráin Maoilchéir Maoilchéire Maoilcéir Maoildhia Maoileacháin Maoileagáin Maoileala Maoileanaigh Maoilearca
Maoileoghain Maoileoin Maoileáin Maoilfheabhail Maoilia Maoiliadh Maoiligeáin Maoilmhiadhaigh Maoilmhichíl Maoilmhín
Maoilriain Maoilshearcaigh Maoiléadaigh Maoiléide Maoilín Maoineacháin Maoinigh Maoir Maol Maolagáin Maolalaidh
Maolalaigh Maolalla Maolallaidh Maolallaigh Maolchaoine Maolchatha Maolchathaigh Maolchraoibhe Maoldhomhnaigh
Maoldomhnaigh Maoldúin Maolfhabhail Maolfhachtna Maolfhábhail Maolfhábhaill Maolghuala Maolmhochóirghe Maolmhuaidh
Maolmhudhóg Maolmhuire Maolmuaidh Maolriagháin Maolriain Maolruaidh Maolruaidhe Maolruana Maolruanaigh Maolruanaí
Maoltuile Maoláin Maonagail Maonaigh Maongail Maonghaile Maothagáin Maouche Maphalala Maphanga Maphindela Maphisa
Mapholoba Maphumulo Maqsudov Maqsudova Maquet Mar Mara Maragno Marahrens Marais Marak Maraković Marambio Maran Maranga
Marangi Marangon Marangoni Marani Marano Maranáin Marar Maras Marasović Marazzi Maračić Maraš Marbjörns Marbun
Marcacci Marcacháin Marcaigh Marcelli Marcello Marceron Marcet Marchal Marchand Marchant Marchesan Marchese Marchesi
Marchesini Marchetti Marchetto Marchewka Marchewski Marchi Marchini Marciano Marcianò Marcin Marcinek Marcineková
Marciniak Marcinko Marcinková Marcinkowski Marcinová Marco Marcon Marconi Marcos Marcotte Marcoux Marcovecchio Marcu
Marcucci Marcussen Marczak Mardari Mardešić Mardhiyah Mardones Mardonov Mardonova Marduras Mare Marec Marechal Marega
Marek Mareková Marelli Marels Marenzio Mares Maresca Maretić Mareček Marečeková Marečková Mareš Marešová Marfell
Margeirs Marginean Margiotta Margis Margita Margitová Margić Margraf Margreiter Margríms Mari Marian Mariani Mariano
Marie Marien Marijanović Marijóns Marin Marinelli Marinescu Marinetti Maringer Marini Marinković Marino Marinović
Marinucci Marinós Marinčić Marion Mariotti Maripuu Maris Marisavljević Mariscal Maritim Mariucci Mariz Marián
Mariánová Mariën Mariño Marić Maričević Marjanov Marjanović Marjonova Marjóns Mark Markanjević Markelj Markey Markham
Markiewicz Markkanen Markl Marklund Marko Markotić Markovac Marković MarkovićŠarac Markovič Markovičová Marková
Markowski Markoš Markošová Marks Markus Markuš Markušová Markós Markús Markþórs Marl Marley Marlier Marmeggi Marnach
Marnan Marner Marnáin Maroa Maroević Marolt Marone Marongiu Marons Maroof Marotta Marović Maroš Marošićević Marošová
Marpaung Marquardt Marquart Marques Marquet Marquez Marqués Marra Marras Marrazzo Marren Marrero Marrinan Marris
Marron Marrone Marroquín Marschek Marsden Marsella Marsellíus Marsenić Marsh Marshall Marsili Marszałek Mart Marta
Martain Martać Marte Marteinns Martel Martelli Martellucci Marten Martens Marthens Marti Martikainen Martin Martina
Martinac Martincová Martineau Martinec Martinecová Martinek Martineková Martinelli Martines Martinez Martini Martinić
Martinka Martinko Martinkovič Martinkovičová Martinková Martino Martinov Martinović Martinovič Martinovičová Martinová
Martins Martinsen Martinson Martinsson Martinák Martináková Martinček Martinčeková Martinčević Martić Martorana
Martorell Martová Marttila Marttinen Martucci Marty Martyn Martáň Martáňová Martí Martín Martínek Martínez Martínková
Marunica Marušić Marvin Marvins Marwa Marx Marxen Marxer Mary Maryadi Maryam Maryamova Maryati Maryjane Marzano Marzec
Marzi Marziali Marzocchi Marzorati Maréchal Marí Marías Marín Marínós Marís Maríus Marčec Marčik Marčinković Maršić
Maršálek Maršálková Maršík Maršíková Marťan Marťanová Maržić Mas Masai Masala Masango Masarik Masariková Masaryk
Masaryková Masarík Masaríková Mascagni Mascareñas Mascaró Mascheroni Mascia Masciandaro Mascolo Maseko Masese Masha
Mashaba Mashasha Mashimane Mashinini Mashiya Masi Masia Masibekela Masiero Masika Masikane Masila Masilela Masina
Masinde Masinga Maslać Maslo Maslov Maslová Masná Masný Mason Masondo Masopust Masopustová Maspero Massa Massari
Massaro Massart Masseron Masset Massey Massimi Massin Masson Massé Mast Mastandrea Masterson Mastrogiacomo Mastroianni
Mastronardi Mastropietro Masucci Masuku Masár Masárik Masáriková Masárová Masłowski Mata Matagne Matahlija Matamala
Matana Matanić Matano Matara Matarazzo Matas Mataz Mate Mateescu Matei Matelot Mateo Mateos Mater Matera Materne Mateu
Mateša Mathaba Mathebela Mathebula Matheka Mathenge Mathenjwa Mathes Matheson Mathetha Mathews Mathghamhna Mathias
Mathiasen Mathibela Mathies Mathiesen Mathieu Mathis Mathisen Mathiszik Mathol Mathonsi Mathot Mathula Mathunjwa
Mathurin Mathwasa Mathy Mathías Mathúna Mati Matias Matiaško Matiašková Matijanić Matijaš Matijašević Matijević
Matikainen Matilainen Matile Matinawin Matisone Matisons Matić Matko Matković Matokanović Maton Matorić Matos Matouš
Matoušek Matoušková Matoušová Matovina Matoš Matošević Matranga Matschke Matt Matta Mattarella Mattei Matteotti
Mattern Matteucci Matthes Matthews Matthey Matthijs Matthys Matthäi Matthías Mattia Mattila Mattioli Mattis Matton
Mattsson Mattías Matula Matulin Matulić Matulová Maturana Matus Matusiak Matusina Matuszak Matuszewski Matuška
Matušková Matvejev Matys Matysiak Matysová Matyáš Matyášová Matías Matějka Matějková Matějíček Matějíčková Mau Maugeri
Maughan Maulana Maundu Maureira Maurer Mauri Maurice Maurizi Mauro Mauroff Maury Mauréry Mauréryová Mauti Mautner
Mautone Mauzer Mavdudyev Mavdudyeva Mavela Mavlonov Mavlonova Mavra Mavrič Mavundla Mavuso Mawanda Maweu Mawewe Mawia
Mawira Maxa Maxim Maximus Maxová Maxs Maxwell May Maya Mayaka Mayasari Maybach Maye Mayer Mayerhofer Mayerová Mayert
Mayeza Mayhoş Mayise Mayisela Maynard Mayo Mayol Mayoral Mayorga Mayowa Mayr Mayrhofer Mays Maza Mazalankosi Mazibuko
Mazilescu Mazilu Maziya Mazjāne Mazjānis Mazouz Mazouzi Mazur Mazurek Mazurkiewicz Mazwi Mazza Mazzacurati Mazzanti
Mazzarella Mazzaro Mazzei Mazzeo Mazzi Mazzini Mazzocchi Mazzola Mazzoleno Mazzone Mazzoni Mazzotta Mazzotti Mazánek
Mazánková Maćešić Maćkowiak Maček Mačeková Mačko Mačkovič Mačkovičová Mačková Mačo Maďar Maďara Maďarič Maďaričová
Maďarová Maďár Maďárová Małecki Małek Maňák Maňáková Mařík Maříková Maślanka Mašala Mašek Mašková Mašojević Mbaabu
Mbacké Mbae Mbaka Mballo Mbamali Mbanjwa Mbatha Mbatshazwa Mbaye Mbeje Mbekwa Mbembe Mbende Mbhele Mbhense Mbhobho
Mbhodwe Mbhulangwe Mbili Mbithe Mbithi Mbiti Mbodj Mbogo Mbokazi Mboko Mbonambi Mbonane Mbongwa Mbongwe Mbotho Mboup
Mbow Mboya Mboyisa Mbugua Mbui Mbula Mbulaze Mbulazi Mbuli Mbungela Mbunjwa Mburu Mbuso Mbuthia Mbutho Mbuvi Mbuyazi
Mbuyisa Mbuyise Mbèngue McAdams McAleavy McAleenan McAleer McAlinney McAlister McAloon McAlunny McAnally McAndrew
McAnulty McArdle McAreavey McAtee McAteer McAuley McAuliffe McAveigh McBreen McBride McBrien McCabe McCadam McCadden
McCafferky McCafferty McCaffrey McCaffry McCahill McCall McCallion McCallum McCann McCardle McCarney McCarra McCarron
McCartan McCarte McCarthy McCarville McCaughan McCaughey McCaul McCauley McCausland McCay McClean McClelland McCloskey
McClure McCluskey McColgan McColl McCollam McComiskey McConaghey McConaghy McConnell McConnon McCooey McCool McCorkill
McCorley McCormick McCorry McCourt McCoy McCracken McCrann McCrea McCready McCreanor McCrory McCrossan McCrudden
McCullagh McCullough McCumiskey McCumisky McCurdy McCurley McCurtin McCusker McDade McDaeid McDaid McDermod McDermott
McDevitt McDonagh McDonald McDougald McDowall McDowell McDunphy McDwyer McDyer McElduff McElgunn McElhattin
McEllistrim McElnay McElnea McElroe McElroy McElwaine McElwee McEnaney McEneaney McEnry McEntaggart McEntee McEvaddy
McEvilly McEvoy McEwen McFadden McFall McFarland McFarlane McFaull McGahey McGalligly McGann McGarraghy McGarrigle
McGarry McGarvey McGauran McGaw McGeady McGee McGeehan McGeoghegan McGeown McGerr McGettigan McGettrick McGill
McGillicuddy McGilligan McGilly McGilroy McGinley McGinnitty McGinty McGirl McGirr McGivern McGlinchey McGlinchy
McGloin McGlynn McGoff McGoldrick McGonagle McGough McGourty McGovern McGowan McGowern McGrane McGrath McGreal
McGregor McGrenehan McGroarty McGrory McGruddie McGruddy McGuigan McGuill McGuinn McGuinness McGuire McGuirk McGuirl
McGurk McHale McHarry McHenry McHugh McIldownie McIlroe McIlroy McIlwee McIneely McInerney McInnes McIntosh McIntyre
McIsaac McIvor McKaigue McKay McKee McKeegan McKeever McKelvey McKendry McKeniry McKenna McKenny McKenzie McKeogh
McKeon McKeown McKernon McKevitt McKie McKiernan McKillop McKing McKinley McKinney McKinnon McKnight McLachlan McLaren
McLaughlin McLaverty McLean McLeer McLeese McLeigh McLeod McLoon McLoone McLoughlin McMacken McMahon McManaway McManus
McMaster McMenamin McMillan McMonagle McMorrow McMullen McMurray McMurrough McNabb McNaboe McNally McNamara McNamee
McNaughton McNea McNealy McNee McNeely McNeill McNelis McNevin McNicholas McNicholl McNill McNulty McPartland
McPartlin McPartlon McPherson McPhilbin McPhillips McPolin McQuade McQuaid McQueen McQuilkan McQuillan McQuillen
McQuin McQuinn McRann McReady McRoarty McRory McShane McSharry McSheehy McTeague McTernan McTiernan McTigue McVeagh
McVeigh McVicker McVitty McWalter Mcambe Mcambi Mcanco Mcanyana Mcbride Mccall Mccann Mccarthy Mccarty Mcclain Mcclure
Mcconnell Mccormick Mccoy Mccullough Mcdaniel Mcdermott Mcdonald Mcdowell Mcfarland Mcgee Mcgrath Mcguire Mchunu
Mcintosh Mcintyre Mckay Mckee Mckenzie Mckinney Mcknight Mclaughlin Mclean Mcmahon Mcmillan Mcneil Mcoyi Mcpherson
Mcusi Mcwaye Mdaka Mdakane Mdladla Mdlalose Mdlanyoka Mdlenevu Mdletshe Mdluli Mdlumbi Mdonswa Mdotshana Mdunge
Meachair Meadhra Meadhraí Meadows Meads Meadóg Meaghan Meagher Mealláin Meaney Meanman Meany Meara Meardha Mearlaigh
Mears Mearáin Mebarki Mebold Mecca Mecheri Medač Meddah Medeiros Medek Medel Medeot Medhurst Medici Medina Medić
Medjahed Medková Medne Mednis Medrano Medugno Medvecká Medvecký Medved Medvedev Medveď Medveďová Mee Meehan Meenaghan
Meenan Meer Meeres Meersman Meert Mees Meester Meeus Meeusen Meeuwis Meftah Megantara Megaw Megdanac Megna Mehigan
Mehl Mehlhorn Mehloluhlaza Mehlorn Mehmet Mehra Mehrimohova Mehrojov Mehrotra Meichtry Meidhir Meidhreach Meier Meiere
Meiers Meijer Meili Meindl Meintjies Meireles Meirligh Meirnigh Meis Meisch Meiscill Meissner Meister Meitheagáin
Meixner Meić Mejia Mejía Mejías Mekkinós Mekša Mekšs Melady Melander Melandri Melani Melcer Melcerová Melchior Meldere
Melderis Meldon Mele Melendez Melero Melet Melgar Meli Melia Melican Melichar Melicharová Melicher Melicherová
Melicherík Melicheríková Melicherčík Melicherčíková Melichár Melichárek Melicháreková Melichárová Melillo Melin
Melinda Melis Melker Melkíors Melkólms Mella Mellado Mellet Mellett Mellon Mellor Melngaile Melngailis Melnic Melnik
Melo Melody Meloni Melrakkis Melton Melville Melvin Melzer Meléndez Memela Memoli Memon Mena Menard Mencarelli
Menchaca Mencl Menclová Menconi Mende Mendes Mendez Mendizábal Mendonça Mendoza Mendy Mendès Menegatti Menemencioğlu
Menendez Meneses Menga Mengolo Mengoni Menna Menne Mennea Menon Menozzi Menrat Mens Mensa Mensah Mensalders Mensing
Menthonnex Menton Mentzel Menu Menza Menziwa Menéndez Menšík Menšíková Meo Merabet Merah Meraz Mercadante Mercader
Mercado Mercalli Mercantini Mercati Mercer Mercier Mercks Merckx Mercuri Mercurio Meredith Mereu Mereuta Mergen Merian
Merila Meriläinen Merino Merisi Merkaš Merkel Merkx Merkúrs Merlak Merle Merli Merlo Mermoud Mernagh Merola Merrigan
Merritt Merry Mersch Merseburg Merta Mertens Mertová Mertoğlu Mertz Merz Merzoug Merzougui Mesa Mesarić MesarošBelanji
Mesbah Mescall Mesić Meskill Mesloh Mesquita Messana Messaoudi Messina Messner Mestdagh Meszaroš Metcalfe Metella
Methavorakul Methúsalems Mettler Metz Metzger Metzler Metzner Metúsalems Meucci Meulen Meunier Meurant Meurisse
Meusburger Mewes Mey Meyer Meyers Meyiwa Meylan Meyvants Meza Mezei Meziane Meziani Mezzetta Meádhra Meádhraí Meára
Meáraidh Meáraí Mečiar Mečiarová Meškūna Meškūne Meškūns Mfeka Mfumu Mfusi Mgabadeli Mgabhi Mgasela Mgazi Mgcaleka
Mgenge Mgilija Mgobhozi Mgwaba Mhadaidh Mhaoil Mhaoir Mhayise Mheana Mhilidh Mhlabandlovu Mhlambo Mhlanga Mhlangu
Mhlanya Mhlongo Mhlongwane Mhlophe Mhlungu Mhuircheartaigh Mhuire Mhuiris Mháirtín Mháistir Mhártain Mhíleadha Mhílidh
Mhóir Miadha Miadhacháin Miadhaigh Miah Mianaigh Mianáin Micca Micco Miccoli Miceli Michael Michaels Michal Michalak
Michalcová Michalczyk Michalec Michalech Michalechová Michalek Michaleková Michalica Michalicová Michalik Michalka
Michalko Michalková Michallek Michalová Michalski Michalík Michalíková Michaud Michaux Michałek Michałowski Michel
Michelangeli Micheletti Michels Michelson Michelucci Micheni Michiels Michielsen Michna Michnová Michálech
Michálechová Michálek Micháleková Michálik Micháliková Michálková Micillo Micu Middelkoop Middlemiss Middleton Midhe
Mielcarek Mielczarek Mielke Mierzejewski Miettinen Migliaccio Miglio Migliore Migliorini Mignogna Mignon Miguel Migwi
Mihai Mihaila Mihailescu Mihailov Mihailova Mihailovs Mihalache Mihalachi Mihalcea Mihalik Mihaliková Mihalić Mihaljec
Mihaljević Mihalík Mihalíková Mihelič Mihelčić Mihhailov Mihić Mihoubi Mihál Mihálik Miháliková Mihálová Mijaković
Mijota Mijsberg Mika Mikac Mikaels Mikeš MikešićMerda Mikešová Mikitenko Mikić MikićVučak Mikjálls Mikk Mikkaels
Mikkels Mikkelsen Mikkola Mikkonen Miklavčič Miklaś Miklečić Mikloš Mikloško Miklošková Miklošová Miklík Miklíková
Miko Mikodanić Miková Mikołajczak Mikołajczyk Mikula Mikulandra Mikulec Mikulová Mikulski Mikulák Mikuláková Mikulášek
Mikulášková Mikulík Mikulíková Mikulčić Mikuta Mikuš Mikušová Mikúš Mikúšová Mil Milak Milan Milanesi Milani
Milanković Milano Milanova Milas Milatić Milazzo Milczarek Milde Mildinbergs Milea Milella Miles Miletić Milevoj
Milewski Miley Milina Militaru Militello Miličić MilišićKovačević Miljanović Milla Millar Millard Millea Miller Millet
Millican Millidge Milligan Mills Millán Milléadha Milmo Milne Miloslavić Milota Milotić Milotová Miloudi Milovac
Milroy Milsom Miltenburg Milton Miléadha Mimica Mimouni Mimun Minah Minayo Minařík Minaříková Mindru Minelli Miner
Minet Mingarelli Minhas Miniati Minihan Minihane Minne Minniti Minogue Mintzlaff Mináč Mináčová Minář Minářová Miodrag
Mionacháin Miotto Miočić Mir Mirabella Miracle Miralles Miramontes Miranda Miranov Miranova Mirazizov Mirazizova
Mircea Mirea Mireles Mirga Mirgová Miriti Miron Mironov Mironova Mironshohov Mirosavljević Mirski Mirt Mirza
Mirziyoyev Mirziyoyeva Miró Mirəhmədov Mirələmov Miscell Mishra Misiak Misicher Misiko Miskell Mispelen Misra Missoni
Mistretta Mistry Mistrík Mistríková Mistéal Misztal Mital Mitanović Mitchell Mitei Mitra Mitschke Mitt Mittal Mitter
Mitteregger Mitterer Mitterlehner Mittermayr Mitu Miu Miya Mičan Mičetić Mička Mičková Miķelsone Miķelsons Miśkiewicz
Mišak Miše Mišković Mišík Mišíková Mjadu Mjoli Mjwara Mjöllnirs Mjölnirs Mkhabela Mkhandlela Mkhathini Mkhatshwa
Mkhithi Mkhize Mkhokeleleki Mkholo Mkhonza Mkhumbuzi Mkhungo Mkhwananzi Mlaba Mlakar Mlalane Mlalazi Mlambo Mlangatshe
Mlangeni Mlawula Mlađenović Mlejnek Mlejnková Mlikota Mlinar Mlinarič Mlondo Mlotshwa Mlungisi Mlungwana Mlynár
Mlynárik Mlynáriková Mlynárová Mládek Mládková Mlčoch Mlčochová Mmboga Mmbone Mnangat Mnangwe Mncube Mncwabe Mncwanga
Mngadi Mngoma Mngomezulu Mnguni Mngwemkhulu Mngwengwe Mnikathi Mnisi Mnomiya Mnqamu Mnqayi Mnquhe Mntambo Mntimande
Mntungwa Mnyamande Mnyandu Mnyoni Moberg Mobolaji Mocan Mocanu Moccia Mocenigo Mocháin Mochóirghe Mochóraigh
Mockenhaupt Modhráin Modi Modiano Modica Modig Modigliani Modise Modrić Modugno Mody Modzelewski Moe Moede Moedl
Moeller Moen Moenen Moens Moensendijk Moerman Moes Moet Mofardin Moffa Moffatt Moffit Mofokeng Moga Mogaka Mogbadunade
Mogeni Mogensen Mogere Mogherini Moghráin Mogire Moguenara Mogáin Mohamed Mohammad Mohammadi Mohammed Mohammedi
Mohamud Mohan Mohanty Mohaupt Moher Mohinurova Mohirov Mohirova Mohlaroyimova Mohnacki Mohr Mohrhard Moidhe Moilanen
Moinéal Moise Moisei Moisio Moithide Mojica Mojžiš Mojžišová Mojžíš Mojžíšová Mok Mokadem Mokaya Mokhtari Mokrane
Mokrani Mokroš Mokrošová Mokrá Mokrý Mokua Mokwena Mol Molano Moldovan Moldovanu Moldoveanu Molefe Molegraaf Molen
Molenaar Molenda Moles Molesini Molin Molina Molinari Molinaro Moliner Molins Molis Molitor Moll Moller Mollica Molloy
Molnar Molnár Molnárová Moloi Moloney Molraoghain Molteni Molyneux Molzan Momanyi Momberg Monacháin Monaci Monaco
Monaghan Monagle Monahan Moncada Mondaca Mondadori Mondaini Mondise Mondragón Monduzzi Moneta Monfort Mong'are Mongan
Mongare Monghaile Mongáin Monicelli Monnard Monnet Monney Monni Monnier Monod Mononen Monreal Monroe Monroy Monsalve
Montag Montagna Montagner Montague Montalbano Montalbán Montalcini Montalti Montalto Montalvo Montanari Montanariello
Montanaro Montandon Montanelli Montaña Montañez Montaño Monte Montecchi Montecino Montecinos Montefusco Monteiro
Monteleone Montemayor Montemurro Montenegro Montero Monterosso Montes Montesano Montesinos Montessori Monteverdi
Montez Montgomery Monti Monticelli Montoya Montserrat Montéz Moody Mook Moone Moonen Mooney Moons Moonsamy Moor Moore
Moormann Moors Moosa Moosbrugger Mora Moraa Morabito Moraes Moraga Morahan Morais Moraleda Morales Moran Morand
Morandi Morandini Morante Morar Morara Morard Morari Moraru Moras Morata Moravcová Moravec Moravecová Moravčík
Moravčíková Morawo Morawski Morax Moraz Morcillo Mordenti Mordhorst Moreau Moreels Moreira Morel Morell Morellato
Morelli Morello Moreno Morera Mores Moresi Moretti Moretto Morgagni Morgan Morgans Morgante Morgenstern Morhelfer Mori
Moriarty Moric Moriconi Moricová Morillo Morin Morini Morissette Moritz Moritzs Morić Morkel Morlacchi Morley Mornane
Moro Moroney Moroni Morosini Morová Moroz Morozova Morozovs Morpurgo Morra Morreale Morri Morricone Morrin Morris
Morrison Morrissey Morrocco Morrone Morrow Morsli Mortati Mortensen Mortier Mortimer Morton Morucci Morvan Moráin
Morán Morávek Morávková Mosca Moscarda Moscato Moscheles Moschino Mosciski Mose Moseley Mosemann Moser Moses Moseti
Mosis Moslavac Mosley Mosquera Moss Mostefaoui Mostert Mosti Mota Motalo Motaung Motchebon Motha Mothair Motháin
Motisi Motl Motloung Motlová Motta Motte Motteau Mottet Mottiez Mottola Moturi Motyka Motyková Motyčka Motyčková
Motzenbbäcker Moudrá Moudrý Moulay Moulin Moura Moureau Mourib Mousel Moussa Moussaoui Mouton Moučka Moučková Moy Moya
Moyano Moyer Moylan Moynihan Mozart Močibob Močnik Mpangazitha Mpanza Mphahlele Mphahlwa Mphankomo Mphazima Mphemba
Mphephethwa Mpikela Mpila Mpofana Mpumuza Mpungose Mpunzana Mqadi Mqungebe Mqwebu Mrak Mraoiligh Mraović Mraz Mrazek
Mrazeková Mrazko Mrazková Mrazová Mrkvička Mrkvičková Mroczek Mroczkowski Mrozek Mrugalla Mráz Mrázek Mrázik Mráziková
Mrázka Mrázko Mrázková Mrázová Mráček Mráčková Mríosáin Mróz Msamkhulu Msane Msani Mseleku Mshazi Mshengu Mshibe
Mshikela Mshikila Mshiyane Msibi Msimang Msindazwe Msokazi Msomi Msuthu Msuya Msweli Mthabela Mthalane Mthanti Mthembu
Mthethwa Mthimkhulu Mthinti Mthiya Mthiyane Mthombeni Mthonti Mtimande Mtolo Mtshali Mtumaseli Mtuswa Muadaigh Muange
Muaráin Muasya Mubinova Mucalj Mucavac Muceniece Mucenieks Mucha Muchai Muchangi Muchemi Mucheru Muchira Muchiri
Muchoki Muchová Muchui Muckenthaler Mudau Mudden Mude Mudgway Mudie Mudri Mudronja Mueller Muema Muendo Mueni Mues
Mufizov Mufizova Muga Mugabháin Mugambi Mugendi Muggs Mugo Mugure Mugáin Muhammadaliyev Muhammadaminov Muhammadamirov
Muhammadayubov Muhammadazizov Muhammadov Muhammadova Muhammadrizoyev Muhammadsafoev Muhammadsodiqov Muhammadsolihov
Muhammadumarov Muhammadyasinov Muhammadyusupov Muhammadziyoev Muhar Muhia Muhonen Muhonja Muhoro Muhovic Muhr Muhsinov
Muhsinova Muhtorov Muhtorova Muhumed Muia Muichille Muigai Muighe Muijs Muilcín Muilleagáin Muilleoir Muilligh
Muimhneacháin Muimhnigh Muimi Muinat Muinde Muindi Muineacháin Muineóg Muinghíle Muinilligh Muinneacháin Muinníle Muir
Muircheartaigh Muireadhaigh Muireagáin Muireann Muireáin Muireán Muirgeáin Muirgheasa Muirgheasáin Muirighthe Muiris
Muirithe Muirneacháin Muirthile Muirthín Muiruri Muizzova Muižniece Muižnieks Mukami Mukaram Mukherjee Mukhopadhyay
Mukhwana Mukiri Mukoya Muktar Mukundi Mulas Mulcahy Mulcair Mulder Mulders Muldoon Muldowney Mulei Mulet Mulgrave
Mulgrew Mulhare Mulhern Muli Mulinge Mulkerrin Mullaghan Mullala Mullaly Mullan Mullane Mullaney Mullany Mullarkey
Mullen Muller Mullery Mulligan Mullin Mullins Mullooly Mullooney Mulloughney Mulloy Mulláin Mulongo Mulqueen Mulqueeny
Mulrain Mulrooney Mulroy Mulry Mulryan Mulvany Mulvenna Mulvey Mulvihill Mulvin Mulvy Mulwa Mulyani Muláin Mulè Mumba
Mumbe Mumbi Mumbua Mumo Mumtozova Munari Munaro Munch Munda Mundia Munene Munga Mungai Munguti Munguía Muni Munifyev
Munifyeva Muninns Munis Munisayeva Munk Munkaš Munnelly Munoz Munro Munroe Munsamy Munshi Munster Muntean Munteanu
Munyao Munyi Munyiva Munyoki Munyua Munywoki Muoki Mur Mura Muracháin Murachú Muradbašić Murae Murage Muraguri
Murangiri Muraoile Murati Muratore Muratori Muratovic Murawski Muraya Murazik Murchadha Murchaidhe Murcháin Murchú
Murcia Murdoch Mureithi Muresan Murgaš Murgašová Murghaile Murgia Murialdo Murigi Muriithi Murillo Murimi Murin
Murinová Muriset Murithi Muriuki Muriungi Murnane Murnin Murnáin Muro Murodov Murodova Murolo Murphy Murraigh Murray
Murri Murrihy Murru Mursalinaeva Murtagh Murtas Murthuile Murthy Murty Muru Murugi Murunga Murungi Murín Murínová Musa
Musabəyov Musabəyova Musat Musatti Musau Musaxanlı Musazadə Muschg Musee Musella Musembi Musfirayeva Mushtariyeva Musi
Musiał Musil Musila Musili Musilová Musimbi Muslimaeva Muslimov Musso Mustafa Mustafayev Mustafoyev Mustafoyeva
Mustapha Mustapić Mustač Musteata Mustika Mustofa Mustonen Musulmonov Musulmonova Musumba Musumeci Musungu Musy Musya
Musyimi Musyoka Musyoki Muszyński Mutahi Mutai Mutanu Mutegi Mutembei Mutemi Mutethia Muteti Muthama Muthami Muthee
Muthengi Mutheu Muthiani Muthike Muthini Muthoka Muthomi Muthoni Muthui Muthuri Muti Mutia Mutiat Mutie Mutinda
Mutindi Mutio Mutiso Mutisya Mutti Mutua Mutugi Mutuku Mutuma Mutune Mutunga Mutungi Muturi Mutwiri Muuo Muxlisayeva
Muxtaroğlu Muya Muynck Muzaffarov Muzaffarova Muzayyanova Muzdalifayeva Muñiz Muñoz Muğanlı Mušćet Muženjak Mužina
Mužić Mužík Mužíková Mvelase Mveni Mvubu Mvuyana Mwadime Mwai Mwaka Mwakio Mwalimu Mwamburi Mwandla Mwangangi Mwangi
Mwania Mwaniki Mwanza Mwanzia Mwathi Mwaura Mwelase Mwema Mwenda Mwende Mwendia Mwendwa Mwero Mwihaki Mwikali Mwinyi
Mwinzi Mwirigi Mwita Mwiti Mwololo Mwongela Mwongeli Mybs Myburg Myburgh Mydlo Mydlová Myeni Myers Myeza Myhre Myhrer
Myklebust Myles Myllymäki Myrkvis Myška Myšková Mzila Mzilankatha Mzileni Mzimela Mzizi Mzobe Mzolo Mzomba Mzoneli
Mzukase Mzulwini Mzungu Mác Mácha Máchová Mácka Mácková Mácová Mághnuis Máille Máirtín Málek Málková Málóid Mánis
Mármol Márquez Márs Mártan Márton Márus Máthúna Máté Máček Máčeková Máčik Máčiková Mächtig Mäder Mäe Mäenpää Mäeots
Mäesalu Mägi Mäkelä Mäki Mäkinen Mälzer Mänd Mändla Männik Männiste Männistö Mäntylä Määttä Månsson Mårtensson Méaláid
Méalóid Méalóide Ménard Méndez Mészáros Mías Mídhia Míka Míková Míléada Mímirs Mínguez Míocháin Míodhacháin Míodhcháin
Míonáin Mírs Míós Móiníol Móirín Móracháin Mórdha Móric Móricová Móris Mórits Móráin Móses Móðis Mõttus Möchlichen
Möcks Mögenburg Möhsner Mölder Möldner Möllenbeck Möller Möllinger Mörsch Mörth Mörðs Møller Múgica Múlis Múrnáin
Múñiz Mühlbacher Mühlberger Mühlböck Mühle Mühleis Mülichen Müller Müllerová Müllner Münch Mürk Mürvətqızı Müür
Müürsepp Mýrkjartans Młynarczyk Műller Műllerová Məmmədov Naail Nababan Nabeel Nabein Nabih Nabow Nabwire Naccari
Nacer Nadal Nadeau Nadeem Nader Nadi Nadig Nadkarni Naeem Naessens Nafula Nafuna Nagar Nagarajan Nagel Nagele Nagi
Nagl Nagle Nagode Nagy Nagyová Nagypalfi Nagys Naibei Naidu Naik Nail Naili Nailín Nainggolan Nair Nais Najam Najduk
Najeeb Najman Najmanová Najmiddinov Najmiddinova Najmudin Nakhumicha Nakić Nala Nalbantoğlu Naliaka Nallon Nally Nalty
Namaga Nambeesan Namboothiri Namiķe Namiķis Nanaić Nanda Nandisa Nandwa Nangle Nanjala Nannen Nanni Naoidheanáin Naomh
Naomi Napierała Napitupulu Napoletano Napoli Napolitano Nappi Narain Narang Naranjo Narasimhan Narayan Narayanan
Narcisi Narciso Nardi Narfis Narimonov Narimonova Narpati Narula Narušis Narváez Nary Nasambu Nascimento Naser
Naserian Nash Nashiruddin Nasimiyu Nasri Nasriddinov Nasriddinova Nastas Nastase Nastvogel Nasyiah Nasyidah Natale
Natali Natanaels Natans Nataníels Natarajan Nath Nathania Natsir Natt Natta Nau Naubert Naude Nauer Naughton Naujokas
Naumann Naumov NaumovskiČizmar Nausėda Nava Navara Navarová Navarra Navarrete Navarria Navarro Navas Navez Navone
Navrátil Navrátilová Nawrocki Nawrot Nayak Nayar Naylor Nazareth Nazari Nazario Nazarov Nazifov Nazifova Nazrullohyev
Nazrullohyeva Nazzaro Nača Načinović Nağıoğlu Ncala Ncama Ncanana Ncongwane Ncube Ncusi Ncwaba Ncwane Ndaba Ndabandaba
Ndabansele Ndabase Ndabezitha Ndambuki Ndandali Ndanu Ndao Ndaw Ndawo Ndawonde Ndebele Ndege Ndegwa Nderitu Ndiaye
Ndichu Ndiema Ndima Ndimande Ndinda Ndinisa Ndione Ndir Ndirangu Ndiritu Ndiwa Ndiyema Ndlala Ndlandla Ndlangamandla
Ndlanya Ndlanzi Ndlela Ndlondlo Ndlovu Ndolo Ndondakusuka Ndong Ndonga Ndoro Ndosi Ndour Ndoye Nduati Nduku Ndukwu
Nduli Ndunda Ndung'u Ndunge Ndungu Nduta Ndwandwe Ndwiga Ne Nea Neabhail Neacail Neachtain Neacsu Neagoe Neagu Neal
Nealon Neamtu Neancól Nearaigh Neary Nebioğlu Nebot Necci Nechita Necula Nedbal Nedbalová Nedelcu Nederlotharingen
Nedermeijer Nedić Nedjar Nedoma Nedomová Nedvěd Nedvědová Nee Needham Neehan Neelan Neelin Neenan Neerachapong Negara
Negele Negoita Negrea Negrete Negri Negru Negruta Negrón Nehru Neilan Neilian Neill Neilson Neimke Neira Neirynck
Neistis Nejedlá Nejedlý Nek Nekesa Nel Neligan Nelima Nelis Nelissen Nelson Nemcová Nemec Nemes Nemeth Nemeș Nenadov
Nenadović Nene Nennis Nenzi Neptúnus Nerger Neri Nerius Nes Nesladek Nesti Nestor Nesvadba Nesvadbová Neto Nette Neu
Neubacher Neubauer Neubauerová Neubert Neuendorf Neugebauer Neuhauser Neuhold Neulinger Neumair Neuman Neumann
Neumannová Neumanová Neumayer Neumayr Neumeister Neumüller Neuner Neupert Neureiter Neureuther Neurohr Neuschwander
Neuschäfer Neustrië Neuteboom Neuville Neuwirth Neuzerling Nevado Nevala Nevalainen Neve Neven Neves Neveu Neville
Nevin Nevárez Newman Newton Ney Neyens Neylon Nezaj Nečas Nečasová Nešpor Nešporová Ng Ng'ang'a Ngai Ngala Nganga Ngao
Ngari Ngaruiya Ngatia Ngazitha Ngcamane Ngcamu Ngcemu Ngcobo Ngcolosi Ngei Ngema Ngeno Ngetich Ngiba Ngidi Ngige Ngigi
Ngina Ngobese Ngobisi Ngom Ngomane Ngome Ngonini Ngotho Ngotsha Ngozi Ngubane Ngubeni Ngugi Ngui Ngumbao Ngungunyana
Ngunjiri Ngure Nguyen Nguyenová Nguyễn Nguèr Ngwane Ngwazi Ngwekazi Ngwenya Ngô Nhlabathi Nhlane Nhlanhla
Nhlanhlampofu Nhlapho Nhlapo Nhleko Nhlengethwa Nia Niadh Niaidh Niallagáin Niallghais Niallghuis Nialláin Niane Niang
Nianáin Niass Niasse Niatháin Nibali Nica Nicaise Nicastro Niccolai Nicholas Nicholls Nichols Nicholson Nickels
Nicoara Nicol Nicolae Nicolaev Nicolas Nicolau Nicolay Nicolescu Nicoletti Nicolini Nicolosi Nicolucci Nicolás Nicolò
Nicosia Nicotra Niculae Niculescu Nieddu Niederl Niedermeier Niedra Niedziela Niedzielski Niedźwiecki Nieklauson
Nielsen Niemczyk Niemeier Niemelä Niemi Niemiec Nieminen Nienow Niermann Nieto Nieuwenhuijsen Nieuwstraten Nieves
Nievo Niewiadomski Nigam Nigg Niggeler Niggli Nigro Nihoe Niiranen Niit Nijland Nijman Nijs Nikanors Nikiforov Nikitin
Niklasson Niklaus Nikolaev Nikolais Nikolas Nikolaus Nikolić NikolićKovačić Nikula Nikulás Niland Nilles Nils Nilsen
Nilsson Nilufarova Nimac Nimwegen Ninalowo Ningrum Niocail Niocláis Nipp Niquille Niroula Niscoromni Niskanen Nissen
Nissinen Nistor Nita Nitra Nitrová Nitti Nitto Nitu Nitzsche Nixon Nizet Nizomiddinov Nizomiddinova Nizomov Nizomova
Niño Nišević Nižetić Nižnanská Nižnanský Nižnánsky Nižnánská Nižňanská Nižňanský Niță Njagi Njambi Njapha Njau Njenga
Njeri Njeru Njihia Njiki Njinji Njiru Njogu Njoka Njoki Njoku Njomane Njoroge Njue Njuguna Njuki Njálls Njörðs
Nkabinde Nkala Nkamzwayo Nkansa Nkansah Nkatha Nkirote Nkomo Nkomose Nkomoye Nkonyeni Nkosi Nkrumah Nkumane Nkundlande
Nkwakha Nkwali Nkwaliyenkosi Nkwanyana Nnamani Noack Nobile Nobili Noble Nobre Nocentini Nocera Nocerino Nodanga
Nodler Nodlomo Noel Noga Nogantshi Nogueira Noguera Nogués Nohlmans Nojeem Nolan Nolcini Nollee Nolte Nolty Nombela
Nombhoco Nomndayi Nomvethe Nomvuma Nondaba Nondlela Nonduma Nongalaza Nongalo Nonis Nonkosi Nonkululeko Nonnis
Nontanda Nontuli Nonyana Noonan Noor Noordeloos Noordijk Noordmark Noort Noot Norac Noraidh Norambuena Norberg
Norberts Norbiato Nordberg Nordby Nordgren Nordin Nordio Nordlander Nordlund Nordqvist Nordskaug Nordström Norgren
Nori Noriega Norlin Norling Norman Normand Normann Normanns Norramon Norris Norrman Norry Northeim Northoff Norton
Norén Norðmanns Nosbusch Nosek Nosiglia Nosirjonov Nosirjonova Nosirov Nosirova Nosková Nota Notarbartolo Notaro Noto
Notová Nouar Noui Nouri Nourmont Nousiainen Novac Novaes Novais Novak Novaro Novelli Novello Novikov Novitasari Novoa
Novosad Novosadová Novosel Novota Novotná Novotný Nová Novák Nováková Nováček Nováčková Nový Nowacki Nowaczyk Nowak
Nowakowski Nowanqa Nowicki Nowiński Nowosadek Nozimova Nozulu Noël Nqumela Nsele Nsia Nsibande Nsibanyoni Nsindane
Nsukuza Ntaka Ntamonde Ntanzi Ntenga Nthenya Nthiga Nti Ntiamoa Ntim Ntinyari Ntombela Ntsele Ntshalintshali
Ntshangase Ntshingila Ntshiza Ntuli Nuadhain Nuadhan Nualláin Nuanáin Nucci Nucera Nuffel Nugent Nugnes Nugraha
Nugroho Nulty Numanoğlu Nunes Nunez Nunne Nur Nuraini Nurbekov Nurbekova Nurdiyanti Nuriddinov Nuriddinova Nuriyeva
Nurk Nurlaela Nurlanov Nurlanova Nurm Nurmi Nurminen Nurmuhammadov Nurəli Nus Nusratov Nusratova Nusratullohyev
Nusratullohyeva Nussbaumer Nussbeck Nusslé Nuut Nuutinen Nuwenhijsen Nuwenhuijzen Nuwenhuse Nuwenhuysen Nuyts Nuzzo
Nußbaumer Nuñez Nwachukwu Nwogu Nwosu Nwuzor Nxamalala Nxasana Nxele Nxumalo Nyaako Nyaakoaa Nyaboke Nyabuti Nyabuto
Nyaga Nyagaka Nyaguthii Nyakio Nyakundi Nyale Nyamai Nyamawi Nyambane Nyambose Nyambu Nyambura Nyame Nyamu Nyamweya
Nyanchama Nyanda Nyandeni Nyang'au Nyangaresi Nyangau Nyangweso Nyantakyi Nyathi Nyawa Nyawira Nyawo Nyawokhulu
Nyawose Nyazitla Nyberg Nyembe Nyembezi Nyeuwenhuysen Nygaard Nygren Nygård Nyhan Nyide Nykänen Nylander Nylund Nylén
Nyman Nyoike Nyokabi Nyokayebululu Nyongesa Nyongwana Nys Nyssen Nyström Nytra Nzai Nzama Nzamela Nzau Nzilani Nzima
Nzimande Nzimase Nzioka Nzioki Nzisa Nzomo Nzuki Nzuza Nádhraigh Nájera Nálepka Nálepková Náradhaigh Náraigh Náttmörðs
Náttúlfs Näf Nägele Näscher Näslund Næss Néill Németh Níels Níls Nóams Nóels Nógla Nóis Nónis Nóris Nóvembers Nôta
Nôtová Nõmm Nõmme Nõmmik Nöbauer Nöh Nökkvis Nørgaard Núin Númis Núnáin Núñez Nüsslin Nývarðs Němcová Němec Němeček
Němečková Nəzərov O'Connell O'Conner O'Hara O'Keefe O'Kon O'Linn O'Neill O'Reilly Oancea Obama Obando Obara Obare
Obasanjo Obeng Oberbrunner Oberem Obergföll Oberhauser Oberhofer Oberleitner Oberlin Obermaier Obermayr Obermüller
Oberndorfer Oberweis Obi Obiageli Obianuju Obidov Obidova Obiero Oblak Obonyo Obradović Obratov Obrežanac Obrien Obuya
Obšut Obšutová Ocampo Ocasio Ocaña Occhipinti Ochieng Ochoa Ochola Ochs Ochse Ochten Oconnell Oconnor Oda Oddbergs
Oddbjörns Oddfreyrs Oddgeirs Oddis Oddkells Oddleifs Oddmars Oddsteinns Oddvars Oddþórs Odehnal Odehnalová Odera Odero
Oderwald Odescalchi Odetola Odhiambo Odilyev Odilyeva Odinaeva Odinga Odira Odiwuor Odobašić Odom Odongo Odonnell
Odoyo Odunayo Odunsi Oduor Oduori Oehri Oemencs Oennen Oeser Oestrovsky Oever Offredi Ofner Ofori Ofosu Ogada Ogbuehi
Ogega Oger Ogeto Oggiano Ogindan Oginga Oginni Ogola Ogolla Ogulana Ogunbamigbe Ogunbanwo Ogunbiyi Ogunbo Ogunde
Ogunleye Ogunwande Ogunwobi Ogunyeye Ogutu Ogweno Ohlsson Oibicín Oikarinen Oilifir Oinonen Oirchinnigh Oireachtaigh
Oirschot Oistigín Oisín Oitir Oja Ojala Ojanen Ojaste Ojeda Ojiambo Ojo Ojua Ojukwu Ojwang Okafor Okech Okeke Okello
Okelo Okemwa Oketch Okeyo Okinyi Okongo Okonkwo Okoro Okoth Okpattah Oks Oksanen Oktavian Oktaviani Oktavíus Oktovian
Októs Októvíus Okuku Okumu Okumuş Okuneva Okunola Okur Okyere Olabode Oladeji Oladimeji Oladipupo Olafs Olah Olaiya
Olander Olaoluwa Olari Olariu Olaru Olasunkanmi Olasunkanmi-fasayo Olasupo Olate Olausson Olave Olavs Olawale Olaya
Olbina Olbrich Olczak Olea Oleinic Olejniczak Olejnik Olesen Olesk Olgeirs Olguín Oliboni Olimov Olimova Olinger
Oliphant Oliva Olivares Olivas Oliveira Oliver Olivera Oliveras Oliveri Olivers Oliverts Olivetti Olivi Olivier
Olivieri Oliviero Olivo Olivová Olivárez Olivé Olla Oller Ollikainen Ollila Ollivier Olmedo Olmo Olmos Olofsson Oloo
Olowokeere Oloyede Olsen Olson Olsson Olst Olstad Olszewski Oltean Olteanu Olthof Olubode Olubukola Olubunmi
Olufeyikemi Olugbayila Olujimi Olukotun Olukunga Olumide Oluoch Olusanya Olutola Oluwagbemi Oluwakemi Oluwanisola
Oluwaseun Oluwaseyi Oluwashina Oluwatosin Olvera Olykan Oláh Oláhová Omadov Omadova Omair Omani Omar Omari Ombasa
Ombati Ombui Omeir Omidina Ominova Omma Ommeren Omobolaji Omobolanle Omojola Omolara Omollo Omolo Omondi Omotoso
Omowale Omran Omwenga Omweri Omwoyo Ondari Ondiek Ondieki Onditi Ondra Ondrašek Ondrašík Ondrašíková Ondrejka Ondrejko
Ondrejkovič Ondrejkovičová Ondrejková Ondricka Ondrová Ondrus Ondrusek Ondruseková Ondruš Ondrušek Ondrušeková
Ondruška Ondruško Ondrušková Ondrušová Ondráček Ondráčková Ondráš Ondrášek Ondrášeková Ondrášik Ondrášiková Ondrášová
Ondrúšek Ondrúšeková Oneal Oneill Ongeri Onio Onisto Onič Onjengenyamazane Onnen Onoh Onohinosen Onose Onsongo
Ontiveros Onwuka Onyancha Onyango Onyiego Onyinyechukwu Ooko Oommen Ooms Ooste Oosten Oostendorp Oosterhek Oosterhout
Oosterhuis Oosthuizen Oostveen Ooyen Oparinde Opazo Opačić Opeyemi Ophey Opiyo Opizzi Opluštil Opluštilová Opmans
Opoku Opondo Oppenheimer Opper-Lotharingen Oppliger Oppong Oprea Opricović Opris Oprić Opsenica Opuić Opuku Opuvačić
Oqilyev Oqilyeva Oquendo Orak Oralaigh Oraloğlu Oraovčić Oras Orav Oravec Orašanin Orban Orbanić Orbay Orbán Orchard
Ordóñez Orefice Orellana Orengo Orešković Orfeus Orgulan Orifov Orifova Orina Orjuela Orlandi Orlando Orleans Orlić
Orlov Orlović Orlík Orlíková Ormars Ormeño Orms Ormsby Orn Ornelas Oro Orosco Orosz Orozco Orr Orrego Orris Orrù
Orsini Orság Orságová Orsós Orta Ortega Ortenzi Ortese Orth Orthmann Ortiz Ortmann Ortner Ortolani Ortuño Orucov
Orvars Orwa Orzechowski Orłowski Oršanić Oršolić Oršoš Oršulić Osborn Osborne Oscair Oschkenat Oscuro Ose Osei
Osenberg Osgair Oshin Oshodi Osiemo Osinski Osis Osiyeva Osiński Oskarsson Osmak Osman Osmanlić Osorio Osoro Ospelt
Ospina Ospino Ossama Ossandón Ossani Osses Ossipov Ossola Ossowski Ostendarp Osterhoudt Ostermann Ostervald Ostinelli
Ostrovska Ostrovskis Ostrowski Ostuni Ostwald Osuagwu Osuna Osuntokun Oswald Otabekov Otabekova Otartić Otero Oti
Otiende Otieno Otiwa Otkells Otmani Otris Ots Ott Ottaviani Ottaviano Otte Ottino Ottis Otto Ottonello Ottosson Ottós
Otuo Otáhal Otáhalová Otčenáš Otčenášová Ouali Ouchene Oude Oudewater Ouellet Ouko Ouma Ouwel Ouwerkerk Ovadia Ovalle
Overdijk Overeem Overgaard Oversteeg Oviedo Ovčina Owais Owczarek Owen Owens Owino Owiti Owokoniran Owolabi Owoyemi
Owuor Owusu Owusuwaa Oyadiran Oyaifo Oyarce Oyaro Oyarzo Oyarzún Oybekov Oybekova Oyebola Oyekan Oyelude Oyeniyi
Oyetoro Oyeyemi Oyinkansola Oyinlola Oyoo Oyshayeva Oyugi Oza Ozansoy Ozere Ozers Ozimec Ozodbekov Ozodbekova Ozodov
Ozodova Ozola Ozoliņa Ozoliņš Ozols Ozuna Oñate Očenáš Očenášová Ožanić Paal Paananen Paap Paas Paavilainen Paavola
Pablo Pabón Paccot Pace Pacelli Pacetti Pacheco Pacher Pachler Pachoud Paci Pacifici Pacifico Pacillo Pacini Pacocha
Pacomio Paczkowski Padberg Padden Padilla Padmanabhan Padmasari Padovan Padovano Padrón Padula Paduraru Paegle Paepe
Paesler Paez Paffrath Pagac Pagan Paganelli Pagani Paganini Pagano Pagliai Pagliaro Pagliuca Pagnotto Pagès Pahanić
Pahert Pai Paier Paillet Paimo Paiva Pajer Pajerová Pajeska Pajkurić Pajonk Pajtl Paju Pajula Pajunen Pajur Pająk
Pajčić Pakalniete Pakalnietis Pakarinen Paksüt Pakuła Pala Palacio Palacios Palacz Paladi Paladini Palan Palano
Palastri Palau Palavestra Palazzi Palazzo Palazzolo Palačković Palašti Palermo Paleček Palečková Paligorić Palii
Palija Palikuća Palić Pališaški Paljević Palka Palko Palkovič Palkovičová Palková Pall Palla Palladino Palladio
Pallarès Pallentin Pallesen Pallotta Pallová Palm Palma Palman Palmer Palmeri Palmgren Palmieri Palmisani Palmisano
Palmqvist Palo Palomar Palomares Palombi Palombo Palomino Palomo Palomäki Palov Palovič Palovičová Palovová Palová
Palovčík Palovčíková Paltere Palters Paltrinieri Palu Paluch Paluchová Palumbo Palúch Palúchová Pamić Pammer Pamper
Pana Panait Panaro Panatta Panchal Pandey Pandit Pandolfi Pandurić Pandya Panek Panetta Panežić Pang Pangestu Pani
Paniagua Panicker Panico Panicucci Panišić Panjak Panjević Panov Pant Pantano Pantoja Panza Panzera Panzeri Panzig
Paola Paolella Paoletti Paoli Paolicelli Paolillo Paolini Paolino Paolucci Paone Paonessa Paor Pap Papa Papafava Papak
Papaleo Papapietro Paparić Papetti Papež Papežová Papini Papp Pappalardo Paquay Paquet Paquette Paquin Paquot Parada
Paradi Paradiso Paraschiv Paravinja Pardini Pardo Paredes Pareja Parejo Parekh Parente Pareto Pariggiano Parijs Parikh
Parini Paris Parise Parisi Parisian Parker Parkes Parkin Parkinson Parkkinen Parks Parlier Parmaković Parmar
Parmentier Parmer Parmes Parmitano Parnell Parodi Parojčić Parović Parpinel Parra Parraguez Parri Parrinello Parrino
Parrish Parry Parsa Parsons Partanen Partida Partlainn Partyka Parun Paruta Parviainen Parvu Parys Parzer Paré Pasanen
Pasat Pasca Pascal Pascale Pascali Pascarella Pascari Pascaru Paschke Paschoud Pascu Pascual Pascucci Pasini Pasman
Pasolini Pasqua Pasquali Pasquier Pasquini Passalacqua Passarelli Passchiers Passeri Passero Passuello Pasternak
Pastine Pastoors Pastore Pastorelli Pastorino Pastén Pasuk Paszkowski Patafta Pataki Patanè Patarac Patača Patačić
Patberg Patchett Patel Paten Paterson Pathak Patil Patila Patiño Patko Patković Patla Paton Patočka Patočková Patrascu
Patreks Patriarca Patrick Patricks Patriks Patrnogić Patrone Patrun Patruno Patterson Patti Patton Pattyn Patzwahl Pau
Paucek Pauer Paukner Pauko Pauković Pauková Paul Paulauskas Paulik Pauliková Paulitsch Pauliček Pauličeková Paulovič
Paulovičová Paulová Paulse Paulsen Paulsson Paulus Pauly Paulík Paulíková Paulíček Paulíčeková Paun Paunković Pausini
Pauw Pauwels Pauļuka Pauļuks Pavan Pavanello Pavani Pavarotti Pavel Pavelek Paveleková Pavelić Pavelka Pavelko
Pavelková Pavelová Paver Pavert Pavez Pavešić Pavin Pavić Pavičić Pavka Pavko Pavković Pavková Pavlas Pavlasová
Pavlačić Pavlica Pavlicová Pavlik Pavlikovská Pavlikovský Pavliková Pavlin Pavlič Pavliček Pavličeková Pavličić
Pavličko Pavlo Pavlov Pavlović Pavlovič Pavlovičová Pavlovová Pavlovska Pavlovskis Pavlová Pavlík Pavlíková Pavlíček
Pavlíčeková Pavlíčková Pavlů Pavol Pavolová Pavone Pavrlišak Pavuk Pavón Pavúk Pavúková Pavčić Pawelec Pawlak Pawlicki
Pawlik Pawlikowski Pawłowski Payet Payne Paz Pazdera Pazderová Pazmanj Pazos Paúk Paúková Pačanin Pačariz Pađen Paľa
Paľka Paľko Paľková Paľo Paľov Paľovová Paľová Paľovčík Paľovčíková Paľuch Paľuchová Paľúch Paľúchová Pałka Pařízek
Pařízková Pašagić Pašalić Pašek Pašeková Pašić Paška Paško Pašková Peano Peaquin Pearce Pearson Peatáin Pece Pech
Pecha Pechel Pechová Pecháček Pecháčková Peck Pecka Pecková Pecora Pecoraro Pecorella Pecotić Pederiva Pedersen
Pedersoli Pedišić Pedone Pedraza Pedrazzini Pedrero Pedro Pedroni Pedrosa Pedrotti Pedroza Pedrós Peer Peeters Peham
Peharda Pehkonen Peiffer Peinado Peircín Peiró Peitrequin Peixoto Pekař Pekařová Pekkala Pekkan Pekkarinen Pektemek
Pekárek Pekárková Pelayo Pelc Pelcová Pelikán Pelikánová Pelkonen Pellecchia Pellegrini Pellegrino Pellet Pelletier
Pelli Pellicano Pellicanò Pellicer Pellico Pellitteri Pelser Peltier Peltola Peltonen Peltoniemi Peluso Peláez Pena
Pence Pencis Pender Pendl Penezić Penić Penjišević Penna Pennanen Pennestrì Pennetta Pennington Penović Penttilä
Penttinen Penz Penzo Penčić Peović Pepe Pepelčević Pera Perak Peral Perales Peralta Peran Peranda Perano Perck Perdana
Perdomo Perea Perego Pereira Perelló Perera Peres Pereyra Perez Pergande Pergolesi Peri Perilli Perin Perini Perić
Perišić Perkins Perko Perkov Perković Perlaš Permadi Permata Permchart Perna Perner Pernica Pernicová Peron Peroni
Peronne Perotti Peroutka Peroutková Perozzo Peroš Perra Perreault Perret Perri Perrier Perrin Perrini Perron Perrone
Perrono Perrot Perrotta Perroy Perry Pers Persico Persijn Persson Pertile Pertini Pertiwi Pertl Perugini Peruzzi
Peruško Perälä Perčić Perša Pesaresi Pesce Peselman Pesendorfer Pesonen Pession Petcu Petek Peter Peterka Peterková
Peterlik Peters Peterse Petersen Peterson Petersson Petit Petitjean Petito Petr Petralia Petralli Petrarca Petrassi
Petrauskas Petre Petrea Petrella Petrelli Petrescu Petrijevčanin Petrini Petrić Petričević Petriševac Petrocelli
Petrone Petronio Petrov Petrovac Petrovická Petrovický Petrović Petrovič Petrovska Petrovskis Petrová Petrucci
Petrucelli Petruzzi Petruška Petrušková Petrák Petráková Petráš Petrášová Petrů Pettai Pettersen Pettersson Petz
Petzold Petřík Petříková Petříček Petříčková Peukert Peyton Pezzali Pezzella Pezzi Peña Peñaloza Peñalver Peñas Pećar
Pećina Pečnik Pečur Peřina Peřinová Peša Pešek Pešić Peška Peško Pešková Pešorda Pešta Peštová Pfannerstill Pfeffer
Pfeifer Pfeiffer Pfennig Pfersich Pfingsten Pfister Pfleger Pflieger Pflügner Phakathi Phakathwayo Pham Phan
Phartholáin Phathwayo Phayre Phearsain Phelan Phelps Phetha Phethela Phewa Phikela Philander Philban Philbin Philbín
Philib Philip Philipp Philippart Philippe Philips Phillips Phillipsen Phingoshe Phoseka Phoswa Phungula
Phusilarungrueng Phuthini Phádraig Pháidín Phártholáin Phártoláin Phóil Phùng Phạm Piacentini Piaget Piana
Pianduangsri Piane Pianese Pianigiani Piasecki Piazza Piazzi Piazzolla Pibiri Pica Picard Picariello Piccand Picchi
Piccinini Piccinni Piccio Piccione Picco Piccoli Piccolo Pichardo Pichler Pichlmaier Pichon Pichpandecha Piché
Pickering Pictet Pieber Piechota Pieczek Piekarski Pienaar Pieper Pierard Pierce Pieri Pierini Pierrard Pierre Pierret
Pierro Pierson Piesker Pieters Pieterse Pietilä Pietrangeli Pietras Pietruszka Pietrzak Pietrzyk Pietsch Piette Piga
Pigafetta Piggott Pignatelli Pignatti Pigott Piguet Piha Pihelgas Pihl Pihlak Piho Piir Piirainen Piirsalu Pika
Pikatsingkorn Pike Pikec Pikk Pikover Piková Pilarski Pilato Pilař Pilařová Pilbín Pilch Pili Piljek Pilla Pillai
Pillay Pillitteri Pilon Pilz Pilát Pilátová Pimenta Pimentel Pina Pinamonte Pinardi Pincheira Pincherle Pinder Pineau
Pineda Pinedo Pingle Pingpank Pinheiro Pinho Pini Pinilla Pininfarina Pinna Pinnock Pinon Pintar Pintarić Pintarič
Pintea Pinter Pintilie Pinto Pintor Pintus Pintér Pinzari Pinzaru Pinzón Piogóid Piotrowicz Piotrowski Piotáin Piovani
Pipitone Pippig Piquer Pirandello Pirard Piras Pirc Pircher Piredda Pirelli Pires Piret Pirinen Pirker Pirlot Pirnat
Piron Pirone Pirotte Pirrello Pirrone Pirson Pirvu Pisacane Pisani Pisano Pisarević Pisaroni Pischedda Pisciotta
Piscitelli Piscopo Pison Pistoletto Pisu Pitanuwat Pithey Pitinac Pitkänen Pitschugin Pittalis Pittard Pittman Pitts
Pitzalis Piva Pivar Pivetta Pivoňka Pivoňková Piwowarczyk Pizarro Pizzamano Pizzetti Pizzi Pizzimenti Pizziol
Pizzitola Pizzo Pizzuti Piérard Piña Piñeiro Piñol Piórkowski Piątek Piątkowski Piłat Piškorjanac Pišút Pišútová Pjets
Pješivac Pješčić Pkemoi Pla Placento Plachá Plachý Placinta Plakalović Plamadeala Plamenac Plana Planas Plank Plantak
Plantard Plante Plantek Plas Plaskur Plass Platania Plath Platini Platon Plattner Platzer Plaucha Plauchová Plauk
Plautz Plavec Plavecová Plavucha Plavuchová Plaza Plazonja Plazonjić Plaček Plačić Plačko Plačková Plaščar Plažanin
Plch Plchová Plejo Plekancová Plekanec Plekanecová Plemić Plesca Pleskonjić Pletsch Pletschette Pleša Pleše Plešivcová
Plešivec Pleška Ploeg Plomb Ploom Plotzitzka Plourde Plover Pluhař Pluhařová Pluijm Pluta Pléimeann Pléimionn Plšek
Plšková Poblete Pochet Pocius Pock Pocrnja Podbarac Podgórski Podhradská Podhradský Podkonická Podkonický Podniece
Podnieks Podpadac Podzimek Podzimková Podziņa Podziņš Poehn Poelmans Poels Poerio Poeschl Pogačić Pogačnik Poggi
Poggio Pogorzelski Pohjola Pohl Pohland Pohle Pohlová Pointner Poirier Pokas Pokorny Pokorná Pokorný Pokos Pokuaa Pol
Polak Polanco Poland Polani Polanská Polanský Polančec Polat Polauaypon Pole Polese Polesel Polet Poletti Polfliet
Poli Poliak Poliaková Polidori Polifka Polimeno Polis Politi Polito Polizzi Polić Poljak Poljakov Polla Pollak Pollard
Pollen Pollet Pollich Pollina Pollmächer Pollock Pollák Polláková Polo Polonijo Polović Polpo Polverino Polzer Polách
Poláchová Polák Poláková Poláček Poláčková Polášek Polášková Polívka Polívková Polšak Pomaa Pomares Pombo Pometta Pomp
Pompei Pompili Pompilio Ponce Poncelet Ponci Poncin Pongpanitch Pongrac Ponitzsch Ponjavić Pons Pont Pontecorvo Ponti
Poole Poom Poon Poore Poos Pop Popa Popelka Popelková Popescu Popov Popova Popovici Popović Poppe Poppel Popržan
Popusoi Popčić Popławski Porcari Porcel Porcellato Porcu Porgante Porgants Poropat Porras Porsche Porta Porter Portero
Porth Portilla Portillo Portmann Porto Porubjak Porubjaková Porzio Porębski Posada Posalee Posch Poschmann Poser
Poslon Pospíchal Pospíchalová Pospíšil Pospíšilová Post Postica Postiglione Postl Postma Postolachi Potenza Potgieter
Pothanun Pothuvaal Potier Potočar Potočnik Pottel Potter Potters Pottier Potts Potvin Potůček Potůčková Pou Poucke
Poulain Poulin Pouliot Poulsen Pour Pouros Pourová Pouw Pouye Povilonis Powell Powlowski Poyrazoğlu Poza Pozder Pozo
Pozuelo Pozzecco Pozzi Pozzo Poçan Poška Poštić Požarac Požega Praagh Prabhakar Prabhu Prabowo Prachayaroch Prachař
Prachařová Prada Pradana Pradhan Pradipta Prado Praet Praga Prager Prah Prajapat Prakalpawong Prakasa Prakash Prakatur
Prangart Prange Pranowo Prantl Praoidheáil Prasad Prasasta Prasetya Prasetyo Prashad Prastuti Prat Pratama Pratesi
Prati Praticò Pratiwi Prato Prats Pratt Praxmarer Prayoga Prayoonhong Pražák Pražáková Prchal Prchalová Prebil
Prebiračević Preciado Preda Prediger Predin Predić Predojev Predojević Predovan Predovic Predović Predragović Preiß
Prelec Preloščan Prem Prempeh Prencipe Prendergast Prenner Prentice Preočanin Prepelita Prerad Preradović Pressler
Preston Prete Pretkalniņa Pretkalniņš Pretorius Preuk Preuss Prevost Prey Preziosi Prešeren Prial Pribanić Price
Pridāne Pridāns Priede Priedīte Priedītis Priego Priemer Priest Prieto Primožič Prince Principato Pringle Prins
Prinsen Prinsloo Prinz Priondargás Priondragáis Priongalóid Prisacari Prisacaru Prisco Priselac Pritchard Priuli
Privat Privet Privitera Prkosovački Probst Procacci Procházka Procházková Procopio Procter Proctor Prodan Prodi
Prohaska Proietti Proinnsias Prokeš Prokešová Prokop Prokopová Proost Prosacco Proske Protić Proulx Prouse Provazník
Provazníková Provencher Provenzano Provost Prošek Prošić Prošková Prpić Prskalo Prtenjača Pruitt Prus Pruschke
Pruteanu Pruul Pruvost Pryal Przybylski Przybysz Przybył Przybyła Prášek Prášková Prévost Príors Pröll Průcha Průchová
Průša Průšová Ptak Ptáček Ptáčková PuačMatešić Puca Pucci Puccini Puccio Puchalski Pucher Puchner Puddu Pudjiastuti
Puente Puentes Puerta Puga Puggioni Pugh Pugliese Pugliesi Puglisi Puhakka Puharić Puig Puirséal Puiu Pujadas Pujol
Pukk Pukluš Puklušová Pulci Puleo Pulgar Pulido Puljiz Pulk Pulkkinen Pun Pundel Puntigam Punz Pupák Pupáková Puranen
Purcell Purdy Puri Puriņa Puriņš Purmale Purmals Purnama Purnawarman Purnawati Purohit Purwadi Purwanti Pury Puscas
Pusch Puspasari Puspita Putinja Putinčanin Putnik Putniņa Putniņš Putra Putri Putz Putzolu Puusepp Puustinen Puzavac
Puzigaća Puķīte Puķītis Puška Puškarić Puškarčuk Pušková Puškár Puškárová Pușcașu Pytel Python Páez Páidín Páirceir
Pál Pálka Pálls Pálmars Pálmis Pánek Pánková Pásztor Pátek Pátková Pärn Pärna Pärnpuu Pärtel Pärtzelt Pääkkönen
Pålsson Pépin Pérez Péter Péts Pícha Píchová Píša Píšová Póil Põder Põdra Põld Põldma Põldmaa Põllu Pöche Pöge Pölitz
Pöll Pöllänen Pölzl Pöschl Pühringer Püvi Pērkona Pērkons Pētersone Pētersons Płonka Přibyl Přibylová Přikryl
Přikrylová Příhoda Příhodová Pšenička Pšeničková Qaasim Qabeel Qabiloğlu Qadar Qadeer Qafarov Qafurbəyli Qahtan Qaim
Qais Qarabağlı Qaseem Qasif Qasımov Qasımova Qomazitha Qoçulu Qoşalı Quadir Quaglia Quaide Qualter Quaranta Quarta
Quartenoud Quartey Quartier Quasimodo Queally Queenane Queiroz Querini Quero Querol Quesada Quevedo Quezada Quigley
Quigney Quijada Quill Quillinan Quilty Quin Quinlan Quinlivan Quinn Quinney Quinny Quinodoz Quinta Quintairos Quintana
Quintanilla Quintero Quinteros Quinto Quirke Quiroga Quiros Quiroz Quirós Quiróz Quispe Quitzon Quiñones Quiñónez
Quliyev Qurbanlı Qurbanov Qusay Qutaybah Qutqaşınlı Qwabe Raab Raabe Raadik Raag Raaghib Raakin Raamat Raashid Raatib
Raatikainen Rabah Rabar Rabb Rabbani Rabbitte Rabee Rabenstein Rabhartaigh Rabhi Rabhlaigh Rabia Rabiah Rabitsch Rabić
Rabl Rabljenović Raca Rach Rachedi Rachmawati Rachtagáin Racine Rackham Racordon Racu Raczyński Rada Radebe Radecki
Radelić Rademaker Radhakrishnan Radi Radigović Radijevac Radin Radinović Radisavić Radisavljević Radisavčević Radisch
Radivojac Radivojša Radić Radišević Radl Radlović Radman Radmanović Radoi Radojković Radolović Radomirović Radomski
Radonja Radonjanin Radonjić Radotić Radovac Radovanac Radovanković Radovanlija Radovanov Radović Radová Radočaj
Radošević Radtke Radu Radulaški Radulescu Radulić Radulj Raduljesković Raduljević Radulović Radusilović Radusinović
Radušić Raduški Raed Rael Raemdonck Raes Raeymaekers Rafaels Rafailović Rafay Rafeek Raffa Rafferty Rafi Rafidyev
Rafidyeva Rafnars Rafnkells Rafns Rafter Raftery Raftis Raghaill Raghaille Raghallaigh Raghavan Raghna Raghnaill
Ragnars Rago Ragone Ragusa Raguž Ragúels Rahal Rahardian Rahayu Raheel Rahija Rahilly Rahimah Rahimov Rahimova Rahman
Rahmani Rahmawati Rahmoune Rahmouni Rahn Rai Raich Raid Raidma Raifearta Raifteirí Raifyev Raifyeva Raighill
Raighilligh Raighle Raighne Raight Raigne Railean Raileanu Raimondi Raimondo Rainer Rais Raith Raithbheartaigh
Raithile Raj Raja Rajabov Rajabova Rajagopal Rajagopalan Rajala Rajan Rajasa Rajata Rajh Rajn Rajs Rajtek Raju
Rajčević Rajčić Rajš Rajšić Rak Rakanović Rakarić Rakas Rakela Rakovan Rakovanová Raković Raková Rakowski Rakuljić
Rakušić Ralbovski Raleigh Raljević Rallaigh Rallo Rama Ramachandran Ramadan Ramadhan Ramadhani Ramaekers Ramaker
Ramakrishnan Raman Ramanathan Ramaswamy Ramazzotti Ramač Rambaldi Rambousek Rambousková Ramdani Ramdedovic Ramella
Ramesh Ramirez Ramis Ramos Rampazzo Ramsauer Ramsay Ramziddinov Ramziddinova Ramírez Ramón Ramšak Rana Randall
Randazzo Randhawa Randles Randmaa Randoja Randolph Randunković Randvers Raneri Raney Ranftl Ranganathan Rangel
Rangelov Rangen Ranieri Raniolo Rannvers Ranta Rantala Rantanen Ranucci Ranz Rao Raol Rapin Rapisarda Rapisardi Raposo
Rapovac Rapp Rappaz Rapraz Rapuano Rascón Rashid Rashidov Rashidova Rasinac Rasić Rask Raskin Rasmus Rasmussen
Raspopović Raspor Raspudić Rastelli Rastija Rastoder Rastogi Rata Rataj Ratajczak Ratajová Ratemo Rath Rathaile
Rathallaigh Ratke Ratkovčić Ratniece Ratnieks Ratta Rattan Ratti Rattigan Rau Raubuch Rauch Raud Raudsepp Raufyev
Raufyeva Rauhala Raukuc Raurica Rausch Rauscher Rauso Raut Rautenkranz Rauter Rautiainen Rautio Ravaglioli Ravaioli
Raval Ravel Ravet Ravi Ravn Ravshanov Ravshanova Rawley Raxmatullohyev Raxmatullohyeva Ray Raya Rayel Rayhan Rayhonova
Raymond Raynaud Rayner Raynor Rayyonova Razić Razo Rađenović Rašeta Rašetarević Rašetić Rašević Rašić Raška Rašková
Rašović Raščanin Ražov Re Rea Reachtabhair Reachtabhra Reachtagáin Reachtain Reachtair Reachtaire Reachtar Reachtúire
Reade Reale Reanacháin Reannacháin Reardon Reavy Rebane Rebić Rebolledo Rebollo Recchia Recer Recers Rechberger Recio
Reckinger Redaelli Reddin Reddy Redi Redican Reding Redl Redmond Redondo Reed Reede Reen Rees Reese Reeves Regalado
Regan Rege Regge Reginbalds Reginns Regnier Reguera Rehak Rehn Rehorst Rehwagen Reiber Reich Reichardt Reichel Reicher
Reichert Reichl Reichling Reichmann Reid Reidars Reidy Reif Reifenrath Reifnirs Reig Reijers Reilly Reimann Reimars
Reimes Reina Reinars Reinbacher Reinberg Reindl Reinelt Reiner Reinert Reinger Reinhardt Reinharts Reinholds
Reinikainen Reinisch Reinke Reinprecht Reinsalu Reinthaler Reis Reischl Reiser Reising Reisinger Reisner Reitbauer
Reiter Reiterer Reithil Reithofer Reitinger Reitze Rek Remacle Remeta Remeš Remešová Remmel Remmers Rempel Remy Renard
Renaud Renault Renda Rendra Rendulić Rendón Renehan Rengifo Renier Renk Renna Renner Renovica Renovčević Rens Rensi
Renson Rentería Rentz Renz Renzi Renčar Repac Repetto Repija Repiská Repiský Reppin Requena Resanović Resch Resković
Resnik Respighi Restivo Restle Restorff Restrepo Reséndez Retamal Retamales Rettenbacher Retzke Reuber Reumann Reus
Reuss Reusse Reuter Revenco Revilla Rey Reyes Reymond Reyna Reynaert Reynalds Reynars Reynaud Reynders Reynell Reynirs
Reynold Reynolds Reynoldson Reynoso Reyrs Rezek Rezende Rezig Rezková Rečević Reşo Rhatigan Rhattigan Rheder Rheineck
Rhoden Rhodes Riabhaigh Riada Riagáin Riain Riallaigh Riardáin Riascos Riba Ribar Ribarić Ribas Ribaupierre Ribeiro
Ribera Ribes Ribić RibićGreganić Ribičić Rica Ricart Riccardi Riccati Ricci Ricciardi Riccio Riccobono Rice Richard
Richardová Richards Richardson Richey Richie Richmond Richter Richtr Richtrová Richtár Richtárová Rickard Rico Ricolfi
Ridder Riddle Ridge Ridire Ridolfi Riedel Rieder Riediger Riedl Riedler Riedmann Rieger Riegler Riehl Riekmann
Riekstiņa Riekstiņš Riem Riener Rienzo Riepl Riera Riermeier Ries Rieser Riester Riet Riethmüller Rietman Rietmüller
Rietscher Rietveld Riffo Rigaux Riggi Riggio Riggs Righetti Righi Rigney Rigoni Riha Rihová Riihimäki Riikonen
Riisberg Rijcken Rijetković Rijks Rijn Rijnsbergen Rijntjes Rijthoven Rikharðs Rikke Riley Rimai Rinaldi Rincón Riner
Riney Ringel Ringer Ringhofer Rink Rinn Rinne Rinner Rintala Rioba Riocaird Riojas Riolláin Riolo Riordan Rios Riou
Rioux Riparbelli Ripken Ripoll Rippey Rippin Riquelme Risch Risek Risma Rismondo Rissanen Risteard Ritacca Ritchie
Ritosek Ritoša Ritschel Ritsma Rittenberg Ritter Rittgasser Rittweg Ritz Rius Riva Rivard Rivas Rivera Rivero Riveros
Riviere Rivière Riyanti Rizvonyev Rizvonyeva Rizza Rizzi Rizzo Rizzoli Ričko Riša Riška Riško Rišková Rišo Rišová Roa
Roach Roache Roarke Roarty Roba Robadey Robak Robb Robbins Robbrechts Robel Roberge Roberson Robert Roberti Roberts
Robertson Robertsson Robeson Robhacháin Robhartaigh Robi Robin Robinson Robitaille Robiyayeva Robledo Robles Robson
Robu Roca Rocamora Rocca Roccabonella Rocchi Rocco Roce Rocha Rochaix Rochat Roche Rocher Rockmeier Roda Rodacháin
Rodaigh Rodarte Rodaí Rodden Roddy Rodehau Roden Rodgers Rodigari Rodowski Rodrigo Rodrigue Rodrigues Rodriguez
Rodrígez Rodríguez Rodríquez Rodáin Roe Roeck Roecker Roelandt Roels Roero Roessink Rogahn Rogala Rogalski Roger
Rogers Rogerson Roggatz Rogge Rogiers Rogner Rogolino Rogowski Rogošić Rogulja Rohaan Rohan Rohleder Rohländer Rohrer
Rohrmoser Roht Rohtla Roháč Roháček Roháčeková Roháčik Roháčiková Roháčová Roibín Roig Roijen Roithleáin Rojas Rojek
Rojeková Rojka Rojko Rojková Rojnić Rojo Rokossa Roland Roldan Roldán Roleder Rolfs Rolfson Rolland Rollinger Rollins
Rollo Roloff Rolón Roma Romagnoli Romaguera Romain Roman Romanciuc Romanelli Romanens Romani Romaniello Romanini
Romano Romanov Romanovska Romanovskis Romanowski Romančík Romančíková Rombaut Rombouts Romeo Romero Romeu Romijn
Romiti Romo Rompaey Romy Román Romčević Ronalds Ronan Ronayne Roncalli Rondinone Rondoni Rondović Ronkainen Rono Ronoh
Roo Roob Roodesteijn Rooij Rooney Roos Roose Roosen Roosenboom Roosileht Roover Rop Ropero Roque Ros Rosa Rosado
Rosales Rosandić Rosario Rosas Rosati Rosbach Rosca Roschinsky Rose Rosell Roselló Rosemann Rosenauer Rosenbauer
Rosenbaum Rosenberg Rosenberger Rosengren Rosenow Rosenqvist Rosenthal Rosero Rosi Rosiak Rosiello Rosin Rosina
Rosinová Rosiński Roskoth Rosksch Rosmini Rosner Roso Rosová Ross Rossberg Rosseel Rosselat Rosselet Rossellat
Rosselli Rossellini Rosselló Rosset Rossetti Rossi Rossini Rossiter Rossler Rossmann Rosso Rossouw Rossum Rosu Rosén
Rota Rotari Rotaru Roth Rothallaigh Rothenbacher Rother Rothlainn Rotich Rotolo Rotondo Rottensteiner Rotter Rotteveel
Rottiers Rotundo Roubal Roubalová Rougemont Roukes Roulin Roura Rourke Rous Rousová Rousseau Rousseaux Roussel
Rousselet Rousset Rout Rouwenhorst Rouwhorst Roux Rovira Rovčanin Rowan Rowe Rowland Rowlands Rowley Roy Roybal Royer
Royo Rozas Roze Rozenbaha Rozenbahs Rozgić Roziyayeva Rozman Rozsypal Rozsypalová Rozīte Rozītis Ročkomanović Rošević
Roškić Rožac Rožič Rožkalne Rožkalns Rožman Rua Ruacháin Ruadhainn Ruadhcháin Ruadháin Ruaidhe Ruaidhinn Ruaidhrí
Ruaidhín Ruairc Ruanadha Ruanaidhe Ruanaí Ruane Ruano Ruanáin Rubben Rubbia Rubene Rubenis Ruberto Rubeša Rubilar
Rubinić Rubino Rubio Rubík Rubíková Rucco Ruch Ruciński Ruckdeschel Rudaigh Rudan Rudden Ruddy Rudkins Rudnicki Rudolf
Rudolfová Rudolfs Rudolph Rudziński Rudzki Rudzīte Rudzītis Ruecker Rueda Ruelas Ruelle Ruffini Ruggeri Ruggieri
Ruggiero Rugut Ruhshonova Ruijs Ruiséal Ruiter Ruiz Rukavina Rumaysayeva Rumenić Rumjantsev Rumora Rumpf Runce Runcis
Runis Runolfsdottir Runolfsson Runte Runólfs Ruotolo Ruotsalainen Rupnik Rupp Ruppersberger Ruppert Rupprecht
Ruqiyayeva Rus Rusciano Rusin Rusko Rusková Rusnac Rusnak Rusnák Rusnáková Rusová Russel Russell Russo Russu Rust
Rustamov Rustamova Rusticucci Rusu Rusňak Rusňák Rusňáková Rutar Ruth Rutherford Rutkowski Ruto Rutten Rutto Ruud Ruus
Ruuskanen Ruwa Ruz Ruíz Rušanoski Ružička Ružičková Ryan Ryba Rybak Rybarczyk Rybicki Rybníček Rybníčeková Rybová
Rybár Rybárik Rybáriková Rybárová Rybář Rybářová Ryck Rycke Rydberg Ryder Rydén Ryjikh Ryle Rynn Rynne Rys Rysová
Rytkönen Ryynänen Ryzih Ryš Ryša Ryšavá Ryšavý Ryška Ryško Ryšková Ryšová Rzaquluzadə Rzepka Rác Rácová Rácz Rághaill
Ráighle Ráighne Ráinne Ránaigh Ráðgeirs Ráðvarðs Rädel Rädler Räisänen Räntsch Räsänen Rätsep Räty Réagáin Réamoinn
Réamonn Réill Rémy Ríkarðs Ríkharðs Ríle Río Ríogh Ríoghbhardáin Ríogáin Ríordáin Ríos Rís Ríós Róberts Rócháin
Ródenas Róisde Róiste Rólants Róláin Róm Rómans Rómeós Rómová Rónáin Rós Rósants Rósars Rósbergs Rósenbergs Rósinbergs
Rósinkars Rósinkrans Rósis Rósmanns Rósmunds Różański Różycki Röck Rödiger Rögnvalds Rögnvars Röhrdanz Röhricht
Rökkvis Römer Rönkkö Rörricht Röse Rössler Röthlisberger Röttger Rövşənov Röðulls Røed Rønning Rúbars Rúbens Rúdólfs
Rúfus Rúfusová Rúnaidhe Rúnars Rúnú Rúriks Rúts Rúáin Rücker Rüdiger Rüegg Rüter Rüttimann Rüütel Rýdl Rýdlová Rýs
Rýsová Růžek Růžička Růžičková Růžková Rəhimov Rəşidova Saabir Saad Saadi Saadiyev Saadiyeva Saafir Saahir Saajid Saal
Saalim Saaqib Saar Saare Saarela Saari Saarinen Saariyah Saastamoinen Saavedra Saba Sabadell Sabah Sabaly Sabater
Sabatini Sabatino Sabato Sabau Sabbatini Sabbe Sabdat Sabeeh Sabela Sabelo Sabharwal Sabia Sabian Sabil Sabino
Sabinova Sabiq Sabir Sabljak Sabol Sabolski Sabolčec Saboor Sabotic Sabri Sabrinova Sabur Saburah Sacchet Sacchetti
Sacchi Sacco Saccone Sachar Sachdev Sachdeva Sachse Saci Sack Sacristán Sacré Sadan Sadaqat Saddamov Sadeed Sadiki
Sadio Sadiqov Sadiyeva Sadović Sadowski Sadriddinov Sadriddinova Sadílek Sadílková Sadıklar Sadıxov Sadıxova Sadžak
Saefullah Saelens Saez Safari Saffi Safinayeva Safiryev Safiryeva Safitri Safiyeva Saflanis Safo Safoaa Safoyev
Safoyeva Safronov Safírs Sagadi Sagafe Sagar Sager Sagese Sagmeister Sagna Sagnelli Sagonas Sagredo Saha Saheed Sahli
Sahlin Sahner Sahni Sahota Sahraoui Sai Saia Said Saidani Saidi Saidov Saidova Saile Sailer Saina Saini Sainio Sainz
Sair Saitoti Saiz Sakalauskas Sakarya Sakarías Sakač Sakho Sakinayeva Saks Saksen Sakwa Sala Saladino Salah Salahudin
Salaj Salajka Salajková Salajová Salako Salamanca Salami Salamone Salamoğlu Salandra Salas Salat Salata Salatiello
Salazar Salcedo Salcher Salcido Saldaña Saldivar Saldivia Saldías Saleh Salem Salemi Salemme Salerno Salet Salgado
Salgari Salhi Salieri Salierno Salim Salinas Salis Sall Sallinen Salm Salma Salmanns Salmars Salmela Salmen Salmerón
Salmi Salminen Salmiņa Salmiņš Salo Salohiddinov Salohov Salohova Salom Salomaa Salomone Salomonsson Salonen Salopek
Salow Salsabilla Salu Salumets Salumäe Salvador Salvadori Salvars Salvati Salvatore Salvatori Salvemini Salvi Salvini
Salvo Salvucci Salvà Salz Salzano Salzer Salzmann Salómons Sam Sama Samancı Samandarov Samandarova Samaniego Samb
Samba Sambe Sambou Samek Samel Samele Samelová Sameya Sameľ Sameľová Sami Saminova Samirov Samirova Samiryev Samiryeva
Samiyeva Samková Sammartano Sammartino Sammer Sammert Sammon Sammy Samoei Samohod Samohodaj Samolov Samolovac Samosir
Sampaio Sampath Samper Sampson Samra Samson Samsonová Samsons Samuel Samuelová Samuelsson Samwel Samyn Samúels
Sanabria Sanadrović Sanches Sanchez Sancho Sandal Sandalcı Sandalj Sandanezwe Sandberg Sande Sandell Sandels Sander
Sanders Sanderson Sandgren Sandhu Sandi Sandin Sandić Sando Sandor Sandoval Sandoz Sandris Sands Sandström Sandu
Sandvik Sanfilippo Sanford Sangha Sanghvi Sanguineti Sangwani Sangweni Sanhueza Sani Sanitra Sanitrová Sanjarov
Sanjuan Sankar Sankaran Sanmartín Sanmiguel Sanna Sannino Sansone Sansoni Sansonnens Sant Santacruz Santamaria
Santamaría Santana Santander Santangelo Santarelli Santarossa Santarsia Santarsiero Santen Santi Santiago Santibáñez
Santilli Santillán Santinelli Santini Santner Santo Santoni Santori Santorio Santoro Santos Santoso Santucci Sanudo
Sanusi Sanz Sané Saoraidhe Saors Saoudi Sapienza Saponaro Saporito Saptono Saputra Saputri Sarabia Saraceno Saracino
Saraf Saragat Saragih Sarah Saraiva Saran Sarap Sarapuu Saraswati Sarbu Sardelić Sardella Sardina Sardorov Sardorova
Sarkar Sarma Sarmiento Sarna Sarnataro Sarneel Sarpong Sarr Sarraf Sarsfield Sarti Sartor Sartori Saruni Sarv Sarvari
Sarvarov Sarvarova Sarvinozova Sarı Sarıoğlu Sas Sassano Sassi Sasso Sastre Sastry Sathe Satherley Satner Satria
Satriani Satta Sattelmaier Satterfield Sattler Sauber Sauceda Saucedo Saudan Sauer Sauerland Saul Sauli Sauliete
Saulietis Saulīte Saulītis Saumweber Saunders Saura Sauro Saussure Sauvage Sava Savage Savard Savary Savciuc Saveljev
Savevski Savin Savini Savoca Savoia Savoie Savolainen Savorgnan Savu Sawayn Sawe Sawhney Sawicki Sawyer Saxena Saxis
Saxo Sayah Sayers Saygıner Sayyid Sbarbaro Sbrana Scaduto Scaglione Scala Scalaidhe Scalaighe Scalera Scalfaro Scalia
Scalise Scallaigh Scallan Scallon Scally Scalzo Scamarcio Scanaill Scandone Scanlan Scanlon Scanláin Scannail
Scannaill Scannell Scannláin Scano Scanu Scaramucci Scarano Scardino Scarfoglio Scarlatti Scarpa Scarpellini Scarpetta
Scarponi Scc Scealláin Schaack Schaaf Schachinger Schachner Schacht Schaden Schaefer Schaeffer Schafer Schaffarzik
Schaffer Schagen Schahbasian Schakelaar Schalk Schaller Schamberger Schandl Schank Schantl Scharf Scharinger Scharroo
Schartner Schartz Schatteleijn Schatz Schatzl Schaub Schauer Schaus Schedler Scheel Scheer Scheffers Scheiber
Scheidegger Scheidl Schejbal Schejbalová Schelk Schellekens Schellenbeck Schelvis Schembera Schenk Schenkel Schepens
Schepers Schepper Scherbarth Scherer Scherini Schermann Scherms Scherr Scherrer Schersing Scherz Scherzer Schettino
Scheucher Scheuermann Scheurer Scheuring Schevinghuizen Scheytt Schiaparelli Schiavi Schiavo Schiavon Schiavone
Schicchi Schiefer Schielke Schieskow Schiestl Schifano Schiffer Schilcher Schildhauer Schillaci Schiller Schilling
Schilt Schiltz Schima Schimmel Schimmer Schimpl Schinagl Schindler Schindzielorz Schinke Schinner Schinnerl Schintgen
Schiopu Schipper Schirmer Schirrmeister Schirru Schlachter Schlager Schlangen Schlatter Schlauchin Schlawitz
Schlechtweg Schleich Schlesser Schley Schleyer Schlicht Schlitzer Schlosser Schlögl Schmalzle Schmeler Schmid
Schmidinger Schmidl Schmidt Schmidtchen Schmidtke Schmidtová Schmied Schmiedecke Schmiedt Schmit Schmitt Schmitz
Schmuck Schmuhl Schmölzer Schnabl Schneeberger Schneider Schneidrová Schnelting Schnider Schnieder Schniedermeier
Schnyder Schnürer Schober Schoberg Schoch Schoeman Schoen Schofield Schokman Scholl Scholten Scholtes Scholtz Scholz
Schomber Schonberg Schondelmaier Schoofs Schoonbroodt Schorderet Schorr Schott Schotte Schottin Schottmann Schou
Schouren Schouten Schowalter Schrader Schramm Schrammel Schrant Schranz Schreck Schreiber Schreiner Schreiter Schrempf
Schrenk Schrepfer Schrijver Schrik Schrittwieser Schroder Schroeder Schroeff Schryver Schröder Schrøder Schubert
Schuchhardt Schuermann Schuff Schuh Schuhaj Schuijt Schuldt Schuler Schulist Schuller Schult Schulte Schulten Schultz
Schultze Schulz Schulze Schumacher Schumann Schumm Schummer Schupp Schuppe Schuri Schuster Schutter Schutzbach
Schuurmans Schuylenborch Schwab Schwaiger Schwaighofer Schwalm Schwanbeck Schwandke Schwanitz Schwarthoff Schwartsbach
Schwartz Schwarz Schwarzer Schwarzinger Schwarzkopf Schwarzl Schwarzmeier Schwarzová Schwass Schwatlo Schweiger
Schweighofer Schweinfurt Schweisfurth Schweitz Schweitzer Schweizer Schwendinger Schwennen Schwerdtner Schwidde
Schwirkschlies Schwital Schwizgebel Schwuchow Schyns Schädler Schäfer Schäffel Schäffer Schäning Schär Schärer
Schöberl Schöckel Schöffmann Schöller Schön Schönauer Schönball Schönbeck Schönberg Schönberger Schönebeck
Schönenberger Schönfeld Schönherr Schönland Schönlebe Schöpf Schötz Schüler Schüller Schüppel Schürch Schütz Schütze
Sciacca Scialpi Scocco Scognamiglio Scolaidhe Scolaighe Scolaí Scollaigh Scollan Scolláin Scopece Scorza Scott Scotti
Scotto Scribhín Scripnic Scriven Scrofani Scuderi Scullion Scully Scurtu Scutaru Scuylenborchs Scéacháin Seachnasaigh
Seafraidh Seafraigh Seally Sealy Seanacháin Seanaigh Seanainn Seanlaoich Seanáin Searcaigh Searle Searlóg Searraigh
Sears Seasnáin Sebastiani Sebastians Sebastián Sebastíans Secchi Secci Sechi Seck Seco Secrieru Sedano Sedarević
Seddiki Seddio Sedillo Sedlar Sedliak Sedliaková Sedlák Sedláková Sedláček Sedláčková Sedlář Sedlářová Seebacher
Seeger Seelig Seery Segarra Segebahn Segers Segerson Segersun Segerszoen Seghers Segni Segovia Segrè Seguel Seguin
Segunmaru Segura Seguí Sehgal Sehls Sehnal Sehnalová Seibhleáin Seibhlin Seibhlín Seibold Seidel Seiders Seidl
Seidlová Seifert Seifertová Seifs Seigel Seighin Seil Seiler Seims Seinín Seip Seireadáin Seiser Seitheacháin
Seithneacháin Seitric Seitz Seiwald Sekanina Sekaninová Sekera Sekerová Sekhon Sekinat Selami Sele Selecká Selecký
Selin Sellers Sels Sem Sembathwa Seme Semenov Semeraro Semerád Semerádová Semialjac Semisch Semitecolo Semprini Sen
Senatore Senger Senghor Sengupta Sengwayo Seničić Senkel Senko Senková Senn Senouci Senzangakhona Seochfhradha Seochrú
Seoighe Seoin Sepe Sepetçi Sepp Seppä Seppälä Seppänen Sepúlveda Serafin Serafini Serafino Serao Serban Serem Seremet
Serena Serfontein Sergejev Serghei Sergi Serhat Serlupi Sermonti Serna Serpa Serr Serra Serraglio Serrano Serrato
Servais Serwaa Seršić Seržante Seržants Sesars Seshadri Sesils Sessa Sestig Sestito Seth Sethi Setiawan Setrick Setty
Setälä Sevarova Sevcenco Sever Severa Severi Severino Severová Sevi Sevilla Sevillano Sevinchova Sevrin Sewald Sexton
Seydi Seye Seyidbəyli Seyidova Seyidzadə Seymour Sezek Sezer Sezgin Seághain Seáin Seč Sečová Sforza Sgalambro Sgarbi
Sgulla Shabalala Shabane Shabangu Shaffer Shaffrey Shah Shahbozov Shahbozova Shahinova Shahnozova Shahobiddinov
Shahobiddinova Shahriyorov Shahriyorova Shahzodov Shahzodova Shai Shailer Shakya Shamase Shamhráin Shamsiddinov
Shamsiddinova Shan Shanahan Shand Shandu Shangase Shange Shankar Shanker Shanley Shannon Shanny Sharaf Shariff Sharkey
Sharma Sharpe Sharry Shaughnessy Shaw Shazi Shea Sheahan Sheane Sheedy Sheehan Sheehy Sheeran Sheerin Shehu Sheikh
Sheil Sheilds Sheitric Shekoni Shelembe Shelton Shengele Shenoy Sheoinín Shepard Shepherd Sheppard Shere Sheridan
Sherlock Sherman Sherpa Sherry Sherzodov Sherzodova Sheth Shetty Shevlin Shezi Shibase Shiel Shields Shiels Shikuku
Shinga Shitric Shiu Shiúrdáin Shiúrtáin Shoba Shodiyorov Shodiyorova Shohibov Shohibova Shohjahonov Shohruxov Shombela
Shongwe Shortt Shoyisa Shozi Shrestha Shroff Shukla Shukronova Shukrulloh Shukrulloha Shum Shupe Shómais Siacais
Siadhacháin Siadhail Siaghail Siardáin Sibal Sibalukhulu Sibanda Sibaya Sibeko Sibhene Sibhleáin Sibilia Sibindi
Sibisi Sibiya Sibul Siciliano Sidheáil Sidhu Sidi Sidibé Sidler Sidor Sidorov Sidorová Siebel Siebenaler Sieber
Sieberer Siebert Siedlecki Siegl Siegling Siegrist Siele Sielemann Siemon Siener Sienkiewicz Sieradzki Siering Sierra
Sietniece Sietnieks Sievers Siewert Siffredi Sifuna Sigagu Sigbergs Sigberts Sigbjarts Sigbjörns Sigdórs Sigegede
Sigei Sigerson Sigfasts Sigfinns Sigfreðs Sigfús Siggeirs Sighvats Sigjóns Sigl Siglaugs Sigmanns Sigmars Sigmunds
Signars Signorelli Signorile Signorini Sigris Sigrist Sigríks Sigs Sigsteinns Sigtryggs Sigtýrs Sigurbalds Sigurbergs
Sigurbjarnis Sigurbjarts Sigurbjörns Sigurbrands Sigurdórs Sigurfinns Sigurgeirs Sigurgests Sigurgríms Sigurgíslis
Sigurhans Sigurhjörts Sigurjóns Sigurkarls Sigurlaugs Sigurleifs Sigurlinnis Sigurliðis Sigurlás Sigurmanns Sigurmars
Sigurmons Sigurmunds Sigurnýas Sigurnýjas Sigurodds Sigurpálls Sigursteinns Sigursveinns Sigurvaldis Sigurvins Sigurðs
Sigurólis Sigurþórs Sigvaldis Sigvarðs Sigþórs Sihler Sihombing Sihotang Sihvonen Siim Siino Sijadu Sikhakhane
Sikhosana Sikhunyana Sikirić Sikk Sikobi Sikora Sikorová Sikorski Sikuku Sikwayo Sila Silangwe Sild Silenzi Siliņa
Siliņš Silk Silke Sillah Sillanpää Sillaots Sillaste Siller Sillis Silm Silva Silveira Silvennoinen Silvestri
Silvestrini Silvestro Sima Simanjuntak Simard Simba Simbolon Simelane Simeoin Simeoli Simeone Simeoni Simeti Simic
Simijonović Simin Simion Simionescu Simiyu Simić Simićević Simjanović Simmen Simmon Simmonds Simmons Simoens
Simojlović Simola Simon Simoncelli Simone Simonen Simonet Simonetti Simoni Simonini Simonis Simonič Simonović Simonová
Simons Simonsen Simonsson Simpson Sims Simson Simula Simulov Simunović Simurdić Simó Simões Simčič Sin Sinaga Sinan
Sinanoğlu Sinclair Sindris Sinema Singh Singhal Sinha Sini Sinisi Sinnhuber Sinnott Sinopoli Sinožić Siochfhradha
Siochrú Sionacháin Sionainn Sionnaigh Sionáin Sioradáin Sipes Sipilä Sipos Siqueira Siracusa Siragusa Sirait Sirbu
Sire Sireelert Siregar Sirel Sirghi Siri Siripaiboo Sirois Sirojiddinov Sirojiddinova Sirotić Sirviö Sirén Sisask
Sischka Sishangwe Sishi Sishiya Sismondi Sisneros Sitar Sitarić Sitati Sitek Sith Sithenjwa Sithole Sithombo Sithuli
Sitienei Sitolotolo Sitompul Sitorus Sitters Sittisaowapak Situma Situmorang Siu Sivertsen Sivák Siváková Siwek Siwele
Sixtus Siyaya Siyeshe Siún Siúrdáin Sjafnars Sjöberg Sjöblom Sjödin Sjögren Sjöholm Sjölander Sjölin Sjölund Sjöstedt
Sjöstrand Sjöström Skaftis Skala Skalická Skalický Skally Skalová Skalski Skandović Skaptis Skarphéðinns Skeahan
Skeffington Skefills Skeggis Skehan Skeledžija Skelly Skenderija Skenderovic Skiba Skibicki Skibiński Skiles Skinner
Skivington Skjölds Sklenica Sklenicová Sklenička Skleničková Sklenka Sklenková Sklenár Sklenárik Sklenáriková
Sklenárová Sklenář Sklenářová Sklár Sklárová Skoczylas Skog Skoglund Skok Skokan Skokanová Skoog Skopal Skopalová
Skorris Skorupan Skov Skowron Skowronek Skowroński Skořepa Skořepová Skračić Skrijelj Skroban Skrzypczak Skrzypek
Skudra Skuggis Skuja Skujiņa Skujiņš Skupnjak Skutecká Skutecký Skuterud Skácel Skácelová Skála Skálová Skærings Skærs
Skírnirs Skíðis Skóra Sköld Skúlis Skútas Skřivánek Skřivánková Slabá Slabý Sladaković Sladek Sladić Sladká Sladký
Sladoje Sladojević Sladonja Sladović Slaetsdochter Slagmolen Slam Slamarski Slamek Slamon Slanina Slaninová
Slankamenac Slatara Slater Slatinac Slattery Slavica Slavković Slavík Slavíková Slavíček Slavíčková Slašťan Slašťanová
Slegers Slevin Slezák Slezáková Slijepac Slijepčević Slimani Slingerland Slivka Slivko Slivková Sloan Sloane Sloboda
Slobodanović Slobodjanac Slobodník Slobodníková Slobodová Slobođanac Slonja Sloot Slota Slotová Slotta Slovinec
Slovinecová Slovák Slováková Slováček Slováčková Slowey Sluaghdháin Sluka Sluková Slyne Sládek Sládková Sláma Slámová
Slámáin Sléibhín Smail Smailbegović Smaić Smajlović Smealáin Smedsrud Smedt Smeede Smeets Smejkal Smejkalová Smet
Smetana Smetanová Smets Smieja Smiljan Smiljanec Smirnoff Smirnov Smit Smith Smitham Smits Smiðs Smogeli Smoković
Smola Smolders Smolić Smoliński Smoljanec Smoljanić Smolka Smolková Smolová Smoláin Smolík Smolíková Smrek Smreková
Smrčka Smrčková Smrž Smržová Smullen Smutná Smutný Smuģe Smuģis Smyrills Smyth Smythe Smál Smáris Smékal Smékalová
Snauwaert Snedden Snell Snjókis Snjólaugs Snjólfs Snooke Snorris Snyder Snyman Snæbjarts Snæbjörns Snæhólms Snælaugs
Snærings Snærs Snævarrs Snævars Snæþórs So Soare Soares Sobarzo Sobczak Sobczyk Sobek Sobieraj Sobitov Sobitova
Sobková Sobolev Sobolewski Soboll Sobota Sobotka Sobotková Sobowale Sobrero Sobrino Soccorsi Socha Sochacki Sochirca
Sochor Sochorová Socolov Sodano Sodar Soderini Sodhi Sodiqov Sodiqova Soduba Soest Sofer Soffanías Soffici Soi Soini
Soininen Soita Sojka Sojková Sokač Sokhela Sokhulu Sokhwebula Sokić Sokk Sokol SokolićMihalak Sokolov Sokolová
Sokolowski Sokołowski Sokół Sola Solak Solana Solanki Solano Solari Solberg Soldati Soldo Solej Solejová Soler Solera
Solga Solheim Solihayeva Solimena Solinas Solis Soliz Soller Solli Sollima Sollner Solmaz Solomon Solomun Solorio
Solorzano Solovjov Solsona Soltan Soltani Soltanov Soltanova Solé Solís Som Somacháin Soman Somayaji Somboni Somers
Somfula Sommaruga Sommer Sommrová Somogyi Somoza Sompisi Somrak Somssich Sondini Sondisa Sondore Sondors Songiya Soni
Sonko Sonn Sonnabend Sonnino Sonnleitner Sonqandile Sontag Sontuli Sood Sooksawang Soolachán Soolaghan Soos Soosaar
Soosalu Soots Soper Sophanías Sophus Soprano Soranzo Sorattanachai Sorbello Sorce Sordi Sorgatz Sorger Soria Soriano
Sorić Soro Sorokin Sorrentino Sosa Sosnowski Sosnáin Sosāre Sosārs Sotelo Sothole Soto Sotobe Sottile Souare Soucy
Soudani Soukup Soukupová Souma Soumaré Sousa Southee Soutter Souza Souček Součková Sova Sovová Sow Sowa Sowiński
Sowman Soyinka Soylu Soós Sołtys Sołtysiak Sošić Spaan Spada Spadafora Spadaro Spadoni Spaendonc Spaendonck Spagnolo
Spagnuolo Spahn Spain Spallanzani Spanevello Spanhaak Spank Spano Spanu Spanò Sparacino Sparić Sparks Spartakus
Spasenić Spasenović Spasić Spasković Spasojev Spasojević Spataro Spataru Spealáin Spears Speer Speijer Spelman
Spelmeyer Spence Spencer Spenser Speranza Speri Sperl Spiegelburg Spiegl Spielvogel Spier Spies Spieß Spiga Spiker
Spillane Spina Spindler Spinelli Spinka Spinner Spinola Spinu Spiolláin Spioláin Spitzer Spitzmüller Spizzirri
Splinter Spoerri Spoláin Sporer Sporrer Sporðis Spreeuw Spreeuwel Spreitzer Sprenger Spreuwel Springer Sprong Sproģe
Sproģis Spruit Sprunger Spruyt Sprūde Spurná Spurný Spáin Spáčil Spáčilová Spóis Spörri Spöttel Squarcione Sraffa
Srakić Srb Srbová Sridhar Srinivas Srinivasan Srisoontorn Srivastava Sroka Sršen St-Jean St-Laurent St-Onge St-Pierre
Stabile Stac Stace Stachowiak Stachowicz Stachura Stachurski Stadelmann Stadlbauer Stadler Stael Staelens Staffieri
Stafford Staglieno Stahl Stahr Staicu Stalder Stamatiadis Stamm Stamrood Stan Stanciu Stancu Standaert Standún Stanek
Stanescu Stang Stange Stanger Stangl Stanijanović Stanijević Stanikić Staniszewski Stanisławski Stanivuković Stanić
Staničić Staniša Stankevičius Stankiewicz StankovićMarton Stanley Stanleys Stanton Stanzione Stančin Staněk Stapis
Stapić Stapleton Staquet Stark Starkaðs Starkenberg Starosta Starostová Starovlah Starris Stará Starý Starčević
StarčevićMatijaško Stas Stasiak Stassin Staszewski Staub Staudacher Staude Staudinger Staudt Stauffer Staunton Stauss
Stavila Stawicki Staňková Stašćik Stec Stecher Steckel Steding Steed Steele Steen Steenbakkers Steenbeek Steenkamp
Stefan Stefanelli Stefanescu Stefani Stefaniak Stefans Stefański Steffen Steffensen Steffny Stefnirs Stefáns Steger
Stegmann Stehlík Stehlíková Stehr Steichen Steidl Steigauf Steiger Stein Steinacher Steinarrs Steinars Steinbacher
Steinbauer Steinberg Steinberger Steinbergs Steinbjörns Steinböck Steindl Steindórs Steinecke Steiner Steinerová
Steinert Steinfinns Steingríms Steininger Steinis Steinkamp Steinkellner Steinkells Steinlechner Steinmann Steinmanns
Steinmars Steinmeiern Steinmetz Steinmóðs Steinns Steinröðs Steinvarðs Steinwender Steinólfs Steinþórs Stejskal
Stejskalová Stelkens Stella Stelmach Stelzer Stelzl Stenberg Stengel Stengl Stenlund Stenson Stensrud Stenström
Stenzel Stepanić Stepanov Stepanović Stephan Stephen Stephens Stephenson Sterckx Sterkman Stern Stettler Stettyn
Steuber Steuer Steuk Steurer Stevelić Stevens Stevenson Stevilović Stewart Stey Steyaert Steyn Stibhin Stibor
Stiborová Stichter Stiebitz Stiedemann Stief Stiegler Stifel Stiffel Stifter Stigliano Stinis Stiofáin Stipanović
Stiperski Stirbu Stirnirs Stocker Stockhammer Stockinger Stodola Stodolová Stoffel Stoffelsz Stoian Stoiber Stoica
Stoices Stojanov Stojnić Stojčević Stokanović Stokes Stoklasa Stoklasová Stolarczyk Stolarski Stoll Stolla Stolle
Stolnik Stoltenberg Stoltz Stolz Stolze Stondún Stone Stook Stopar Stoppani Storey Storl Storladi Storm Storms Storp
Storti Stoutjesdijk Stošić Straaten Stracke Stradivari Straka Straková Stralen Strand Strandberg Strangio Strano
Stranski Strasser Stratan Stratford Stratmann Stratton Stratulat Straub Strausa Strauss Strautiņa Strautiņš Strautmane
Strautmanis Strauß Strawbridge Strazdiņa Strazdiņš Stražičić Streck Streese Strege Streich Streicher Streit Strejček
Strejčková Streller Strepački Strickland Strid Striebitz Strieder Striezel Strigt Strigter Strijker Strik Strikinac
Strinavić Strmota Strnad Strnadová Strnisko Strnisková Strobl Stroe Strogies Stroh Strohmaier Strohmayer Strohmeier
Strohschank Stroman Stroobants Strosin Strouhal Strouhalová Strunz Strutz Strydon Strzelczyk Strzelecki Stránská
Stránský Ström Strömberg Strøm Strýček Strýčeková Stuart Stubbs Stube Stubičan Stucchi Stuchlík Stuchlíková Stucki
Studená Studený Studer Studnička Studničková Stuivenberg Stummer Stumpf Stundún Stupalo Stuparić Stupka Stupková
Sturlas Sturlaugs Sturm Sturmer Sturris Stutz Styger Styrbjörns Styrkárs Styrmirs Styrrs Styrs Stárek Stárková Ståhl
Stígs Stín Stóc Stórólfs Stöckert Stöckl Stöckli Stöger Stöppler Stöwer Stückler Stürmer Stütz Stănescu Stępień
Stępniak Suarez Suartini Suazo Subedi Subramaniam Subramanian Sucameli Sucera Suchomel Suchomelová Suchá Suchánek
Suchánková Suchý Suciu Sudiati Sudrajat Suen Suffa Sugrue Suhonen Suhrobov Suhrobova Suibhne Suijker Suinvorde Suipéal
Sujew Sujjaboriboon Suk Sukhenai Suková Sukute Sukuts Sulaimon Sulaymonov Sulaymonova Sule Suleiman Sulg Sullivan
Sultanlı Sultanov Sultonov Sultonova Sulzer Sumarliðis Sumayyeva Summers Summerville Sun Sunarić Sundaram Sundberg
Sundell Sunder Sundin Sundqvist Sundström Suominen Superina Suppan Supriyanto Sura Surace Suraprachit Suraprasert
Surać Sureda Suresh Suri Surian Suriano Surma Suryatmi Suryono Susa Susanti Susi Suski Sussmann Suter Sutermeister
Suthar Suthe Sutinen Sutschet Sutt Sutter Sutton Sutz Suur Suvajac Suvajdžić Suvajčević Suvala Suvačarov Suvi Suvorov
Suwarno Suzović Suárez Sučević Suđić Suša Sušac Sušnik Svafars Svahn Svalis Svanberg Svanbergs Svanbjörns Svangeirs
Svanhólms Svanis Svanlaugs Svanmunds Svans Svantesson Svanþórs Svatoň Svatoňová Svatoš Svatošová Svavars Svačina
Svačinová Svedberg Sveinars Sveinbergs Sveinbjarts Sveinbjörns Sveinjóns Sveinlaugs Sveinmars Sveinns Sveinungis
Sveinþórs Svends Svendsen Svensson Sverres Sverrirs Svet Svetličić Svirčev Sviták Svitáková Svoboda Svobodová Svorcan
Svozil Svozilová Svrakačić Svrbík Svrbíková Svrtan Sváfnirs Svärd Svölnirs Svörfuðs Světlík Světlíková Swaleh
Swaminathan Swamy Swaniawski Swanson Swart Swazi Sweeney Sweeny Swennen Swift Swillims Swinnen Sy Syahreza Sykes Sylla
Sylvester Symcox Symons Synek Synková Synnott Syombua Syrjälä Syrová Syrový Szabo Szabó Szafrański Szalai Szasz
Szatkowski Szczepaniak Szczepanik Szczepański Szczerba Szcześniak Szczygieł Szczęsna Szczęsny Sze Szekely Szekeres
Szeląg Szendrei Szeto Szewczyk Szikra Szilágyi Szostak Szulc Szwarc Szwed Szydłowski Szymański Szymczak Szymczyk
Szymkowiak Szyszka Székely Szücs Szőke Szűcs Sá Sáenz Sáez Sáirséal Sámel Sámelová Sámeľ Sámeľová Sánchez Sándor
Sárközi Säde Säuberlich Sæbergs Sæbjörns Sæis Sælaugs Sæmanns Sæmunds Særs Sæther Sævalds Sævarrs Sævars Sævins Sæþórs
Sène Séagha Séamuis Séartha Ségnane Séguin Símons Síocháin Síoda Síomóin Síoráin Síothcháin Sírnirs Sírus Sírín
Síthigh Síththe Sívars Sófus Sófónías Sókrates Sólbergs Sólbjarts Sólbjörns Sólimanns Sólmars Sólmunds Sólons Sólvers
Sólvins Söderberg Södergren Söderholm Söderlund Söderman Söderqvist Söderström Söding Sölmunds Sölvars Sölvis Sölzer
Sören Sörens Sörensen Sörlis Sözeri Sööt Søndergaard Sørensen Sørlie Súilleabháin Súilliobháin Süleymanlı Süleymanov
Süleymanoğlu Sürth Süßebier Sýkora Sýkorová Sýrus Sējēja Sējējs Sīle Sīlis Sławiński Słowik Słowiński Taaj Taal
Taanish Tabacu Tabassum Tabaček Tabet Taboada Tabrisov Tabrisova Tacchini Taccola Tacconi Taddei Tadeen Tafazal
Tafelmeier Taferner Tafoya Tafuri Taggart Tagliabue Tagliaferri Tagliafierro Tagore Tahaw-wur Tahawwur Taheem
Tahincioğlu Tahir Tahirova Tahirović Tahirzadə Tahmaseb Tahraoui Tahri Tai Taibi Taichligh Taidhg Tailor Taimur
Taipale Tait Taiwo Taj Tajammul Tak Takala Takalić Takkelenburg Takyi Takács Talabani Talal Talapka Talarico Talat
Talavanić Talavera Talbi Talbot Taleb Talha Talhah Tali Taliani Talib Taliercio Tall Tallarico Tallone Talpa Talpaš
Talpašová Talts Talwar Talıblı Talıbov Tam Tamang Tamanna Tamarit Tamas Tamayo Tamba Tamberg Tamborini Tamburello
Tamburi Tamburini Tamez Tamhais Tamindžić Tamm Tammaro Tamme Tammerijn Tammik Tamminen Tampolja Tampubolon Tamsma
Tamunoemi Tamás Tan Tanacković Tanase Tanasijević Tancoš Tancošová Tandon Tandris Taneja Tang Tangen Tanghe Tangney
Tanguay Tanguy Tanjga Tankosić Tanner Tanrıkulu Tansey Tanskanen Tanui Tanurdžić Tanzer Tanzi Tanzini Taormina
Tapavica Tapavički Tapdıqlı Tapdıqoğlu Tapia Tapp Tar Tara Taran Tarantini Tarantino Tarassov Tarchetti Tardif Tarfs
Tarhan Tarihoran Tarlaigh Tarnowski Tarpaigh Tarpey Tarquini Tartaglia Tartamella Tartini Tarus Tarvainen Tasca Tasche
Taskinen Taslak Tassi Tassinari Tasso Tassone Tassoni Tata Tatar Tataranni Tatarka Tatarková Tatarová Tataru Tate
Tatiana Tatomirov Tatár Tatárka Tatárkaová Tatárová Tauber Taucher Taufratshofer Tavani Tavares Tavčar Tawia Tawkeel
Taylor Tazegül Tağızadə Taş Taşlı Taşçı Tcacenco Tcaci Teahan Teangana Teangnaí Tebaldi Techer Tedde Teder Tedeschi
Tedesco Teearu Teesalu Tegethof Tehan Teichmann Teicāne Teicāns Teimhneáin Teits Teixeira Tejada Tejeda Tejedor Tejera
Tejero Tekand Tekelioğlu Tekin Telak Telebar Telenta Telesca Telesio Tella Tello Temirov Temitope Temmerman Tena
Tencalla Tenorio Teodorescu Teofilović Teokarević Teovanović Tepavac Tepavčević Tepeš Tepić Teplá Teplý Tepper Tepša
Tepšić Teras Terenzi Terer Teresi Terheiden Terlecki Terlević Terlizzi Terlouw Termine Ternan Terragni Terrazas
Terrell Terry Terrón Teruel Tervo Terzi Terzija Terzin Terzić Terzo Terán Tesař Tesařová Tesi Tesla Tessier Testa
Teufel Teufl Teuling Teunissen Tevdenić Tevetoğlu Texier Textor Tešanović Tešija Thabekhulu Thabethe Thabizolo Thaidhg
Thaker Thakkar Thakur Thaler Thalhammer Thaller Thaman Thamrin Thanel Thango Thantananont Thapa Thatcher Theele Thein
Theis Theisen Thela Thembekwayo Thembela Thenjwayo Theodórs Theron Therrien Theunis Theunissen Theuri Theys Theódórs
Thiam Thiao Thiarnáin Thiaw Thibault Thibaut Thibodeau Thieke Thiel Thielen Thierry Thies Thighearnaigh Thighearnáin
Thijs Thill Thilmany Thimm Thinnes Thiomas Thiong'o Thiongane Thioub Thioune Thirion Thiry Thisell Thobeni
Thoirbhealaigh Thoirdhealbhaigh Thole Thom Thoma Thomas Thomassen Thomka Thomková Thommen Thompson Thomsen Thomson
Thomáis Thonon Thor Thorbergs Thorcail Thorens Thoresen Thornton Thorpe Thors Thorsen Thorén Thout Thoya Thoyana
Thriene Thränhardt Thréinfhear Thréinfhir Thuathail Thuathaláin Thuku Thulin Thuliswayo Thumbela Thumbeza Thuo
Thuranira Thurner Thusi Thusini Thust Thwala Thygesen Thys Thyssen Thámhais Théraulaz Thériault Thómais Thórs Thöne
Thöny Tiainen Tiano Tianvarich Tiarnaigh Tiarnáin Tiba Tiberti Tica Tichá Tichý Tidow Tiedtke Tiefenbacher Tielemans
Tiepolo Tiernan Tierney Tietze Tighe Tighearna Tighearnaigh Tighearnáin Tihhomirov Tihomirović Tiihonen Tiik Tiits
Tijanić Tijerina Tikas Tikka Tikkanen Tilgner Tilk Tillack Tillman Tillmanno Tilotta Tiltiņa Tiltiņš Timarić Timek
Timeková Timka Timko Timková Timlin Timmerman Timmermann Timmermans Timofejev Timonen Timoney Timony Timotić Tindars
Tindris Tinds Tine Tinguely Tinney Tinnis Tins Tintor Tintzmann Tiobraide Tiomanaidh Tiomanaigh Tiománaidhe Tiománaí
Tiozzo Tirabassi Tirado Tirelli Tirie Tirkkonen Tirop Tirpák Tirpáková Tirri Tisaj Tischler Tischmann Tissot
Titipatrayunyong Titov Tittman Titus Tivontschik Tiwaa Tiwari Tjalds Tjörfis Tjörvis Tkaczyk Tlustek Toader Toal Tobar
Tobin Tobler Tobías Todaro Todd Todsapornpitakul Tofan Tofani Toft Togher Togliatti Tognazzi Tohall Tohirov Tohirova
Toirbhealaigh Toivanen Toivonen Toić Tojić Tokarski Tokatlıoğlu Tokgöz Tolain Tolan Toldo Toledo Tolentino Tolin Tolj
Tollis Tolomeo Tolonen Tolosa Toloza Tolu Tolulope Tolvanen Toma Tomala Toman Tomana Tomanek Tomanović Tomanová
Tomaník Tomaníková Tomas Tomaselli Tomasello Tomasetti Tomasi Tomasini Tomasović Tomassoni Tomaszewski Tomazović Tomaň
Tomaňová Tomaš Tomašek Tomašeková TomaševićRigo Tomaška Tomaško Tomašková Tomažič Tomczak Tomczyk Tomei Tomek Tomeková
Tomescu Tomeček Tomečeková Tomečka Tomečko Tomečková Tomeš Tomešová Tomhnair Tomingas Tomić Tomičić Tomka Tomko
Tomková Tomlinson Tomljanović Tommaseo Tommasi Tomović Toms Tomson Tomušilović Tomys Tomáis Tománek Tománeková
Tománková Tomás Tomáš Tomášek Tomášeková Tomášik Tomášiková Tomáška Tomáško Tomášková Tomášová Tomé Tomčić Tomšič
Tonat Tonc Tonelli Toner Tong Toninelli Tonini Tonisto Tonkovac Tonn Tonnis Tonra Tonui Tončić Toolan Toole Toolin
Toolis Toom Tooman Toome Toomey Tooming Toomsalu Toor Toots Top Topal Topalov Topalović Topaloğlu Topalski Topisirović
Topić Toplak Topolovac Topolović Topoľská Topoľský Topçuoğlu Toraman Torchia Torchio Torfis Torfs Torgersen Torlonia
Tormaigh Tormay Tormey Tormo Tornatore Toro Toroitich Torp Torpey Torphy Torralba Torre Torrecilla Torrence Torrens
Torres Torresi Torri Torriani Torricelli Torrijos Torrisi Torstensson Tortora Tortorici Toscani Toscanini Toscano
Toselli Tosi Toso Tosto Totaro Toth Toti Totino Totić Totman Toto Totwiller Touati Toubeau Touil Toumi Tournay Touré
Toussaint Tovar Towett Towne Townsend Toy Toyipov Toyipova Tozzi Tozzo Tracey Tracy Tracz Traetta Traini Trainor
Tralli Trampeli Tramposch Tran Trandafir Tranová Trantow Traoin Traore Traoré Trapanese Trapani Trapp Trask Tratnik
Trattner Trauner Trausch Traustis Trauth Trautmann Travaglia Travaglini Travaglio Travan Travers Traversa Traverso
Travia Travica Travis Traxler Traynor Trbović Treabhair Treacy Treanor Treasa Treasaigh Treasaí Trebbi Treboux
Treccani Treff Trei Treial Treier Trejo Tremblay Tremmel Tremonti Trenor Trentin Trentini Treoigh Treskavica Tresoldi
Tress Tretinjak Tretola Treutel Treves Trevino Trevisan Trevisani Treviño Trezzini Treó Treóigh Trgovčić Triall Triana
Triboi Tribuljak Trierweiler Trif Trifan Trikasemmart Trikić Trikošanin Trillini Trillo Trimmel Trincavelli Trinkl
Triolo Tripathi Triplat Tripodi Tristans Trivedi Trivkanović Trlík Trlíková Trnka Trnková Trnski Trobbiani Troch
Trofimov Troisi Trojan Trojanová Trojanowski Trombetta Trommler Tromp Tron Troncoso Tropea Trostans Trotta Trottier
Trovato Troy Trtica Trub Truben Trubenová Trubin Trudel Truhlář Truhlářová Trujillo Trummer Trupiano Trupp Trussardi
Trutanić Truter Truu Tryggvis Trzciński Trzeciak Trávníček Trávníčková Tréinfhear Trépanier Tröst Trúmanns Trüb Trček
Trčka Trčková Trương Trần Trịnh Tsabalala Tsamonikian Tsang Tschentscher Tschiers Tschirch Tschudi Tse Tshabalala Tsoi
Tsotetsi Tsui Tsuma Tsvetkov Tuachair Tuairisc Tuairisg Tuama Tuamáin Tuaraisce Tuaruisce Tuataigh Tuathaigh Tuathail
Tuathaill Tuathaláin Tuathalín Tuathlainn Tubanski Tubridy Tucci Tuccillo Tuch Tucholke Tucker Tuckett Tudela Tudić
Tudor Tudorache Tudose Tudow Tufano Tufo Tuijl Tuile Tuimlin Tuisk Tuithof Tukane Tuksar Tukur Tulla Tully Tumas
Tumbarello Tumino Tumis Tunaboylu Tungkasethakul Tunkova Tunç Tunçeri Tuohey Tuohy Tuomi Tuominen Tuovinen Tupá Tupý
Tur Turajlić Turallı Turan Turati Turcan Turcanu Turchetta Turchi Turci Turco Turcotte Turcu Turek Turesson Tureček
Turečková Turgeon Turina Turiņa Turiņš Turk Turková Turley Turmes Turnadžić Turnbull Turner Turongkinanon Turpeinen
Turpin Turraoin Turrini Turudić Turunen Turza Turčinov Turčok Turčoková Tuschmo Tustonja Tutino Tutty Tutu Tuul Tuulik
Tuwei Tuzzolino Tuča Tuček Tučková Tučs Tuđa Tuğlu Tuğluk Tušek Tuškan Tveit Tvrdá Tvrdík Tvrdíková Tvrdý Twardowski
Tweneboa Twidle Twohey Twohig Twomey Twumasi Tyler Tynan Tyrfings Tyrrell Táborská Táborský Táilliúir Támhais Tächl
Täht Tähtinen Täsche Téacháin Téidheacháin Téllez Tímis Tímons Tímoteus Tímóteus Tístrans Tóbías Tóibín Tóis Tókis
Tóláin Tómas Tórpaigh Tórrez Tórs Tóth Tóthová Tô Tõnisson Többen Töpfer Törnqvist Török Türk Türkdoğan Türkyılmaz
Tütüncü Tüzün Týrs Tālberga Tālbergs Tăng Tīrele Tīrelis Tříska Třísková Tůma Tůmová Uaid Uaithne Uaitéir Ualghairg
Uallacháin Ualtair Ubaadah Ubadah Ubaid Ubaidah Ubaldi Ubavin Ubavić Ubavkić Ubay Ubayd Ubaydullah Ubaydullohyev
Ubaydullohyeva Ubbis Ubiparip Ubiparipović Ubner Ubović Uca Uche Uchechi Uchqunov Uchqunova Udeen Udeh Udicki Udilović
Udinese Udinesi Udovičić Udovički Udovčić Udvardi Ugarak Ugarte Uggis Ughi Uglješić Ugo Ugolini Ugrinić Ugričić Ugrčić
Uhban Uher Uhl Uhlemann Uhlig Uhlíř Uhlířová Uhrig Uhrová Uibel Uibhrín Uibo Uidhir Uidhlinn Uiginn Uilcín Uit
Uittenbosch Uitterdijk Ukić Ukraden Uldry Ulemek Ulibarri Uliczka Ullmann Ulloa Ullrich Ulrich Ulrichová Ulrichs
Ultaigh Uluhan Umaarah Umair Umar Umarov Umarova Umbach Umidullohyev Umidullohyeva Umidyev Umidyeva Umlauft Umminger
Umolac Ungaretti Unger Ungureanu Uniacke Uniaque Unis Unnars Unnbjörns Unndórs Unnsteinns Unnþórs Unruoch Unterberger
Unterpaintner Unterweger Untila Uotila Upadhyay Uphaus Uphuis Uphus Uppal Upton Ural Uram Uramová Urb Urbain Urban
Urbancová Urbanec Urbanek Urbaniak Urbano Urbanová Urbanowicz Urbansky Urbany Urbańczyk Urbański Urbina Urblík
Urblíková Urbonas Urbánek Urbánková Ureña Urfonov Urfonova Urhig Uriarte Uribe Urlić Urra Urrab Urrutia Ursachi Urso
Ursu Urzúa Uría Urías Urðars Usada Usai Usamah Usmonov Usmonova Utama Utami Utješanović Uus Uusitalo Uustalu Uwais
Uxis Uyainah Uys Uzayrov Uzayrova Uzelac Uzun Uğurlu Ušić Vaati Vabaza Vaca Vacarciuc Vacca Vaccari Vaccaro Vacek
Vachon Vaci Vacková Vaculík Vaculíková Vadlja Vaduva Vaes Vaessen Vafoyev Vafoyeva Vagns Vahala Vahar Vaher
Vahlensieck Vaht Vahter Vahtra Vaidya Vailati Vaillancourt Vaillant Vainio Vaino Vaip Vaivade Vaivads Vajcik Vajciková
Vajcík Vajcíková Vajda Vajdička Vajdová Vajzenbach Vakareskov Vaks Val Vala Valach Valachovič Valachovičová Valachová
Valadez Valbergs Valbjörns Valbrands Valbuena Valcárcel Valdebenito Valdemars Valderrama Valdez Valdimars Valdis
Valdivia Valdés Valdórs Valencia Valenciano Valent Valenta Valente Valenti Valentin Valentine Valentini Valentino
Valentić Valentová Valentín Valentínová Valentíns Valentínus Valenza Valenzuela ValenčićBrkić Valera Valeri Valero
Valette Valeš Valešová Valgarðs Valge Valgeirs Valguarnera Valier Valić Valjetić Valk Valkama Valkonen Vall Valladares
Vallaðs Valle Vallejo Vallejos Vallenduuk Valles Vallet Valletta Valli Vallienne Vallin Vallone Valls Vallée Vallélian
Vallés Valmarana Valmars Valmunds Valová Vals Valsecchi Valsteinns Valtere Valters Valtonen Valtýrs Valušek Valušeková
Valuška Valušková Valverde Valves Valášek Valášková Valíants Valíček Valíčeková Valþórs Van Vanaga Vanags Vanbrabant
Vance Vandaele Vandamme Vandecasteele Vandekerckhove Vandenbergh Vandenberghe Vandenbroeck Vandenbroucke Vandenbussche
Vandendriessche Vandeputte Vanderheyden Vanderlinden Vanderstraeten Vandervort Vandevelde Vandewalle Vanegas Vanek
Vaneková Vang Vangermain Vangisa Vanhee Vanhoutte Vanhove Vanneste Vanni Vannini Vansteenkiste Vanvitelli Vaníček
Vaníčková Vančura Vančurová Vaněk Vaněček Vaněčková Vaquero Vara Varano Varas Varela Varenina Vares Varga Vargas
Varghese Vargová Varik Varinac Varis Varićak Varkey Varma Varman Varmars Varmuža Varnica Varriale Varrier Vartiainen
Vartic Varty Varughese Varzić Varšava VaržićBiuklia VaržićBiuklija Vasa Vasari Vasconcelos Vascotto Vasile Vasilescu
Vasiliev Vasiliu Vasils Vaska Vasko Vasková Vasquez Vass Vassallo Vasseur Vastenhouw Vastraedsd Vater Vatnars Vattimo
Vaughan Vaughn Vavrikov Vavrinec Vavrinecová Vavřík Vavříková Vaz Vazquez Vaňková Vašadi Vašek Vašeková Vaška Vaško
Vašková Vašák Vašáková Vašíček Vašíčková Veale Veas Vecchi Vecellio Vecoli Vecumniece Vecumnieks Vedvik Veen
Veenendaal Veenstra Vega Vegar Vegge Vegt Veiga Veigars Veigs Veilleux Veinberga Veinbergs Veisa Veiss Veit Veiver
Veić Vejar Vejnović Vejvoda Vejvodová Vekecki Vekić Vela Velaja Velanac Velandia Velasco Velasquez Velazquez Velde
Velden Velderman Veldsman Velez Velioğlu Vella Veloso Velthoven Veltman Veltroni Velzen Velásquez Velázquez Velďák
Velďáková Ven Vendetti Venditti Vendrell Venegas Venezia Veneziano Venghaus Venier Venkataraman Venkatesh Venrooy
Venter Ventimiglia Vento Ventura Venturelli Venturi Venturini Venäläinen Vera Verax Verbeeck Verbeek Verbeke Verbiest
Verbist Verboom Verboven Verbruggen Verbrugghe Vercammen Vercauteren Vercelloni Vercesi Vercoe Vercruysse Verda Verde
Verdejo Verdes Verdi Verdier Verdonck Verdone Verdugo Verdun Verduzco Verdú Vereecke Vereecken Verelst Veres
Verfaillie Verga Vergara Vergassola Vergauwen Vergeer Vergerio Verhaar Verhaegen Verhaeghe Verhagen Verharen Verheij
Verhelst Verheuvel Verheyden Verheyen Verhoeven Verhulst Verkade Verlinden Verma Vermandois Verme Vermeersch Vermeil
Vermeir Vermeire Vermeiren Vermeulen Vermeylen Vermunds Verner Vernerová Vernharðs Verniest Veronese Verri Vers
Versace Verschuere Verschueren Verschut Versfeld Versluijs Verstappen Verstraete Verstraeten Vertoor Vertooren
Vervaeke Vervaet Vervoort Verwimp Verwoert Verzi Vesel VeselicaČatipović Veseličić Veselová Veselá Veselý Vesin Vesić
Veski Vesković Vespa Vespucci Vestars Vestergaard Vesterinen Vesterlund Vestin Vestmars Veterník Veterníková
Vethayasas Veturliðis Veum Veverka Veverková Vey Veysəlli Vezi Vezmar Vezzali Vezzoli Večeřa Večeřová Viaene Vial
Viale Viana Vianello Viberg Vicari Vicen Vicena Vicencio Vicenová Vicens Vicente Vichi Vicinanza Vicini Vicol Victor
Vidaković Vidal Vidas Vidaček Videla Viderščak Vidic Vidmar Vidoni Vidov Vidović Vidovič Vidranjski Vieira Viellehner
Vienne Viera Vierdag Vierin Vieru Vieweg Vig Vigfús Viggós Vigil Vigliotti Vigneron Vignirs Vignon Vigorelli Vigris
Vigs Vigtýrs Viik Viira Viitala Viitanen Vik Vikars Viklund Viks Vikström Viktors Vila Vilain Vilakazi Vilalta
Vilanova Vilaplana Vilar Vilayətoğlu Vilbergs Vilberts Vilbjörns Vilbogis Vilbrands Vilches Vilciņa Vilciņš Vilgeirs
Vilhelms Vilhelmsson Vilhjálms Vilis Viljanen Viljars Viljevac Viljis Viljoen Vilka Vilks Vill Villa Villablanca
Villadicani Villadsen Villagra Villagrán Villagómez Villalba Villalobos Villalonga Villalpando Villamil Villamizar
Villani Villanueva Villar Villareal Villari Villarosa Villarreal Villarroel Villaseñor Villaverde Villegas Villemson
Villena Villeneuve Villis Vilmars Vilmunds Vilsone Vilsons Vilímek Vilímková Vincent Vincents Vincenzi Vincetić Vinci
Vinck Vincze Vinjars Vink Vinketa Vinogradov Vintere Vinters Vinther Vintila Vinyuvanichkul Vinš Vinšová Viola
Violante Violi Virgilio Virgills Virk Virlan Virta Virtanen Virág Visagie Visan Visani Visconti Viscò Visentin
Visintin Visintini Vismara Visnapuu Visser Vissers Viswanathan Vita Vitale Vitali Vitasović Viti Vitiello Vitman
Vittadello Vittori Vitturi Vitásek Vitásková Vivaldi Vivanco Viveros Vives Viviani Viviers Vizcaíno Vizitiu Vizziello
Viðars Viña Viñas Viļuma Viļums Višekruna Višňovská Višňovský Vižintin Vlaanderen Vlach Vlachovič Vlachovičová
Vlachová Vlad Vladislavić Vlaeminck Vlah Vlas Vlassov Vlasák Vlasáková Vlašić Vleugels Vliet Vlk Vlková Vlna Vlnka
Vlnková Vlnová Vlček Vlčková Vobořil Vobořilová Vodička Vodičková Vodopivec Vodrážka Vodrážková Vodák Vodáková Voelkel
Voet Vogel Vogelgsang Vogl Vogler VogronićOpačić Vogt Vohra Voicu Voigt Voinea Voisin Vojković Vojta Vojtek Vojteková
Vojtka Vojtko Vojtková Vojtová Vojtíšek Vojtíšková Vojtěch Vojtěchová Vojáček Vojáčková Vokoun Vokounová Vokuhl
Volarević Volarić Volcke Volek Volf Volfová Volk Volker Volkman Volkmann Volkov Volková Vollbrecht Volle Vollis Volná
Volný Volpe Volpi Volta Volterra Von VonRueden Vona Vondra Vondrová Vondrák Vondráková Vondráček Vondráčková
Vonlanthen Vontein Voorde Voorhout Voorst Voortman Vopnis Vora Vorel Vorkapić Vorlová Vorlíček Vorlíčková Vorms
Vorobjov Voronin Voráček Voráčková Vos Vosilyev Vosilyeva Vosloo Votava Votavová Votruba Votrubová Voutilainen Vozar
Vozila Vozár Vozárová Voříšek Voříšková Vrabcová Vrabec Vrabelj Vrabie Vrablec Vrablecová Vrancken Vranckx Vranić
Vranjić VranjkovićĆenan Vranken Vračar Vračarević Vrba Vrban Vrbanac Vrbas Vrbaslija Vrbová Vrekalović Vretenar
Vrhovec Vries Vroege Vrome Vrugić Vrzal Vrzalová Vrána Vránová Vsiliauskas Vugdelija Vugec Vuille Vuillermoz Vujaković
Vujeva Vuk Vukadin Vukaljević Vukalović Vukanović Vukasović Vukašinac Vukelić Vukelja Vukeljić Vukman Vukobradović
Vukobrat Vukobratović Vuković VuksanićPuljek Vuksanović Vukušić Vukčević Vukša Vukšić Vuleta Vuletaš Vuletin Vulić
Vulićević Vulišić Vuljak Vulović Vulčević Vumisa Vunak Vundla Vunisa Vunjak Vunturišević Vuorela Vuori Vuorinen Vuyst
Vučeta Vučetić Vučevac Vučin Vučkovac Vučković Vučo Vučurević Vyas Vybíral Vybíralová Vydarená Vydarený Vydra Vydrová
Vymazal Vymazalová Vyskočil Vyskočilová Vysloužil Vysloužilová Vácha Váchová Václavek Václavková Václavík Václavíková
Vágner Vágnerová Válek Vális Válková Vápnis Váradi Váska Vásková Vásquez Vávra Vávrová Vázquez Váňa Váňová Vähi
Väisänen Väli Välimäki Väyrynen Väänänen Vébjörns Végeirs Vékells Vélaugs Vélez Véliz Vémunds Vésteinns Vézina Vícha
Víchová Vífills Víglunds Vígmars Vígmunds Vígsteinns Vígþórs Víkings Vít Vítek Vítková Vítová Víðars Víðirs Víšek
Víšková Võsu Vöggs Völunds Vörðs Vörös Vötts Vāciete Vācietis Vīksna Vītiņa Vītiņš Vītola Vītoliņa Vītoliņš Vītols
Vītuma Vītums Vũ Vương Vəliyev Vəsiyeva Waahid Waajid Waarbeek Waardeloo Waas Wable Wabomba Wabwile Wabwire Wacana
Wachenbrunner Wachira Wachtel Wachter Wackrill Wade Waderle Wadhwa Wadi Wadood Waelchi Waele Wafa Wafeeq Wafula
Wagenaar Wagener Wagenknecht Wagenvoort Waghorn Wagle Wagner Wagnerová Wahhaaj Wahlberg Wahlgren Wahlström Wahome
Wahyudin Wahyuni Waibel Wainaina Wairimu Waithaka Waithera Waithira Wakan Wakhungu Wakio Wako Wal Walch Walcher
Walczak Walder Walderade Waldmann Waldner Waldron Wali Walia Walker Walkowiak Walla Wallace Wallaert Walle Waller
Wallgren Wallin Wallis Wallner Wallstab Wallén Walser Walsh Walshe Walsteijn Walter Walters Walther Waltl Walton
Waltrade Waltrová Waluyo Walz Wamaitha Wamalwa Wamboi Wambua Wambugu Wambui Wambura Wampach Wamuyu Wan Wanda Wandera
Wandl Wane Wang Wanga Wangai Wangare Wangari Wangechi Wangeci Wanger Wangila Wangui Wanijiku Wanja Wanjala Wanjau
Wanje Wanjiku Wanjira Wanjiru Wanjohi Wanjugu Wannapaitoonsri Wanner Wantz Wanyama Wanyoike Wanyonyi Wanza Wanzala
Warchoł Ward Wardana Ware Wario Warner Warnier Warren Warrior Wartenberg Waruguru Warui Waschbüsch Wasendlunkulu
Washington Wasiak Wasike Wasilewski Wasita Wasiu Waskita Wason Wasonga Wassenaar Wasser Wassilew Wassiluk Wastuti
Wasunun Waswa Waters Wathelet Watkins Watsica Watson Watt Watters Wattiez Waugh Wauters Wauthier Wavinya Waweru Wawira
Wawire Wawrzyniak Wayua Wdowiak Weaver Webb Webby Weber Webrová Webster Wechselberger Wechuli Weeldenburg Weerdenburg
Weerdt Weever Wegmann Wegscheider Wehner Wehrle Wehrli Wehrsen Weibel Weidinger Weidlich Weidner Weigel Weight Weigl
Weihmann Weijland Weijters Weiler Weimann Weimer Weinand Weinberger Weinhage Weinhold Weir Weis Weiser Weisgerber
Weiss Weissenböck Weissnat Weissová Weitzel Weiß Wekesa Wel Wela Welch Weldon Welf Wellens Weller Wells Welsch Welter
Welti Welz Welzel Wende Wendt Wenger Weniger Weninger Wenk Wennberg Wensen Wentzel Wenzl Werd Werdes Werle Wernecke
Werner Werners Werrmann Wershansky Wertag Weru Wesack Wesley Wesonga Wesołowski Wessel Wessels Wessex Wessinghage West
Westberg Wester Westerbeek Westerberg Westerburg Westerlund Westermann Westfalen Westin Westlund Westman Weston
Weterink Wettstein Wever Weydert Weyel Weyland Weylant Weyrich Weza Wezel Whalen Wheeler Whelan Whelehan Whitaker
White Whitehead Whitehouse Whitney Whittaker Whitty Whyte Wiafe Wiberg Wibisono Wibowo Wicaksono Wichmann Wicht
Wickerode Wickert Widhalm Widiastuti Widmann Widmer Widodo Widén Wiebe Wiechmann Wieczorek Wiedner Wiegand Wiegelmann
Wiek Wiel Wieland Wieloch Wiener Wierig Wierzbicki Wies Wiesbauer Wiese Wieser Wiesinger Wiesner Wiggins Wigman Wijaya
Wijayanti Wijk Wijland Wiklund Wikström Wilcken Wilcox Wilczek Wilczyński Wilde Wilderman Wildschut Wiley Wilfinger
Wilhelm Wilhelms Wilhelmsson Wilk Wilkerson Wilkin Wilkins Wilkinson Wilky Will Willaert Willame Willane Willards
Wille Willekens Willem Willems Willemsen William Williams Williamson Willigen Willis Willms Willoughby Wills Willums
Willwacher Wilmart Wilmes Wilmet Wilmont Wilmotte Wilms Wilmsen Wilson Wilton Wilts Wiltzius Wimmer Wimolnot Winandy
Winarno Winarsih Winberg Windhager Windisch Windler Winiarski Winkelmann Winkler Winklerová Winnrich Winter Winters
Wintheiser Winther Wipstrik Wirth Wirtz Wirz Wischek Wischer Wisoky Wisozk Wissing Witczak Witek Witkowski Witte
Wittenboer Wittich Witting Wittl Wittmann Wiza Wiącek Więcek Więckowski Wiśniewski Wnuk Wohlgemut Wohlmuth Wohlwend
Wojciechowski Wojtas Wojtasik Wojtczak Wojtkowiak Wolak Wold Wolf Wolfarth Wolfe Wolff Wolffel Wolfinger Wolfová
Wolfsdr Wolfswinkel Woliński Wollenberg Wollmann Wolmerans Wolny Wolski Wolter Wolters Wolzak Wong Wood Woodard
Woodward Woolley Wooning Wosiyane Woudenberg Woulfe Wouters Woutersz Woytkowska Woś Woźniak Wratt Wren Wrenn Wright
Wrona Wroński Wrynn Wróbel Wróblewski Wu Wuckert Wujak Wulandari Wulf Wulff Wunderink Wunsch Wuraola Wurm Wurzer
Wurzinger Wutke Wuyts Wyatt Wyludda Wyman Wynants Wynne Wypych Wysocki Wyss Wyszyński Wähner Wéry Wójcicki Wójcik
Wójtowicz Wögerbauer Wöhrer Wölpert Wöschler Wühn Wünsche Wüthrich Wąsik Wąsowski Węgrzyn Włodarczyk Włodarski Xaba
Xacon Xakimov Xala Xana Xavier Xelîl Xenia Xhakaza Xiana Xicoy Ximba Xolidov Xolo Xu Xulu Xəlilov Yaa Yaamoa Yadav
Yade Yadid Yafir Yaghnam Yago Yahaya Yahi Yahia Yahiaoui Yahyaa Yahyoev Yahyoyev Yahyoyeva Yakub Yalçın Yaman Yami Yan
Yanes Yang Yanuar Yaqub Yaqubov Yar Yasinaeva Yasinov Yasir Yasminova Yates Yatich Yator Yavuz Yawer Yawson Yazıcı
Ybarra Yeboa Yeboah Yebra Yego Yegon Yei Yengwa Yengwayo Yepes Yetkiner Yeung Yeyeye Yeşilkaya Yildirim Yilmaz Yim Yin
Yip Yirenkyi Yiu Ylinen Ylitalo Yls Ylönen Ymirs Yngvars Yngvis Yoder Yogi Yohannan Yolanda Yoqubov Yoqubova Yorbekov
Yorbekova Yorulmaz Yost Young Youprasert Yousfi Yoznurov Yoznurova Yrkills Yu Yudas Yudhistira Yue Yuen Yulianti
Yulianto Yuliarti Yundt Yung Yuniar Yunta Yunusov Yunusova Yusifoğlu Yusifqızı Yusifzadə Yussuf Yuste Yusuf Yusufyev
Yusufyeva Yusupov Yáñez Yüksel Yıldırım Yıldız Yıldızoğlu Yılmaz Yılmazer Zaafir Zaahid Zaahir Zaakir Zaal Zabala
Zabaleta Zabarella Zabirov Zabirova Zaborowski Zabrdac Zabłocki Zaccagnini Zaccardo Zaccaria Zaccaro Zacchia Zacco
Zach Zachar Zachara Zacharia Zachariah Zachariaš Zachariašová Zachariáš Zachariášová Zacharová Zachová Zackariya
Zaczkiewicz Zadnik Zadravec Zadrić Zafar Zafarov Zafarova Zafir Zafrul Zagaria Zago Zagoršek Zaguri Zagórski Zahaar
Zaharia Zaheer Zahharov Zahn Zahradník Zahradníková Zahrah Zahri Zahroyeva Zahrun Zahrádka Zahrádková Zahur Zaidi
Zaitsev Zaituc Zajac Zajacová Zajc Zajíc Zajícová Zajíček Zajíčková Zając Zajączkowski Zakariyoev Zakarías Zakinja
Zakiyaxonova Zakrajšek Zakrzewski Zalar Zaleski Zalewski Zalokar Zamarreno Zamarripa Zambon Zamboni Zambrana Zambrano
Zambuto Zamengo Zamenhof Zamfir Zamora Zamorani Zamorano Zampa Zampieri Zamudio Zana Zanatta Zanazzo Zandt Zanella
Zanelli Zanetta Zanetti Zangerl Zani Zanichelli Zanner Zanon Zanotti Zanoški Zanzi Zaoui Zapalac Zapata Zapletal
Zapletalová Zaporojan Zappacosta Zappalà Zappia Zaragoza Zarar Zarate Zaremba Zarinova Zariņa Zariņš Zarlino Zarzycki
Zaręba Zatloukal Zatloukalová Zauber Zauner Zavadil Zavadilová Zavala Zavřel Zavřelová Zawada Zawadi Zawadzki Zayas
Zaydov Zaydova Zayidov Zaynabova Zayniddinov Zayniddinova Zayyir Zaķe Zaķis Zbinden Zbodulja Zboncak Zbořil Zbořilová
Zdelar Zdenčan Zdravčević Zdražil Zdražilová Zdunek Zeba Zebec Zebić Zec Zecchini Zechmeister Zechner Zedda Zedillo
Zedník Zedníková Zeemans Zeffirelli Zehetner Zehnder Zeidler Zeidmane Zeidmanis Zeiler Zeilinger Zeimes Zeimet Zeiner
Zejak Zekan Zekl Zelaya Zeldenrust Zelenka Zelenková Zelená Zelený Zelinka Zelinková Zelić Zeller Zeltiņa Zeltiņš
Zeman Zemanová Zemlak Zemljič Zemánek Zemánková Zender Zengin Zeni Zennaro Zenner Zenteno Zenz Zepeda Zeroual Zerrouki
Zetterberg Zetticci Zettl Zeuch Zevenboom Zeyen Zeyhle Zezula Zezulová Zgorelec Zhang Zhao Zheng Zhou Zhu Ziane Ziani
Zichichi Zidane Ziegert Ziegler Zieliński Zielonka Ziemann Zieme Ziemele Ziemelis Zigo Zigová Zijan Zijl Zijlemans
Zijlmans Zijlstra Zikhungwini Zikmund Zikmundová Zilan Zima Zimanyi Zimka Zimková Zimmer Zimmerman Zimmermann Zimonja
Zimonjić Zimová Zinaić Zinajić Zindović Zingaretti Zingg Zinnurova Zinser Zintl Zipalović Zipančić Zipp Zipse Ziramov
Zirme Zirne Zirnis Ziro Zirojević Zito Zitouni Ziyoyev Ziyoyeva Ziółkowski Zięba Ziętek Zlatanović Zlámal Zlámalová
Zmaić Zobel Zohidov Zohidova Zohirov Zohirova Zola Zollinger Zollo Zondi Zondo Zophanías Zophonías Zoppetti Zoppetto
Zorbach Zordan Zorica Zorko Zorlu Zorman Zorrilla Zotter Zotti Zouaoui Zoubek Zoubková Zouhar Zouharová Zrilić Zrinski
Zrna Zschunke Zubairu Zubak Zubane Zubayrov Zubayrova Zubek Zubeková Zuber Zubka Zubko Zubková Zubrík Zubríková Zubčić
Zucca Zuiderveld Zuidweg Zuijdveld Zujev Zulaika Zulauf Zuliani Zulkarnain Zullo Zulu Zuluaga Zuma Zumbo Zunda Zungu
Zuniga Zunino Zupan Zupanc Zupančič Zurita Zuwayhir Zvaigzne Zvanić Zvejniece Zvejnieks Zver Zviedre Zviedrs Zvinele
Zvinelis Zvirbule Zvirbulis Zvonar Zvěřina Zvěřinová Zwaben Zwane Zwart Zwiener Zwijsen Zwindrecht Zwoliński Zych
Zygmunt Záborská Záborský Zábranská Zábranský Zálešák Zálešáková Zámečník Zámečníková Zárate Záruba Zárubová Zänker
Zíka Zíková Zóphanías Zóphonías Zöchling Zöhrer Zúbek Zúbeková Zúbrik Zúbriková Zúñiga Zümsande Zürcher Zālīte Zālītis
Zībere Zībers Ádhaimh Ághas Águila Águilar Ágústs Ákis Álamo Álfars Álfgeirs Álfgríms Álfs Álfþórs Álvarez Álvaro
Ámundis Ángel Ánusaigh Árbjarts Árbjörns Árelíus Árgeirs Árgils Ármanns Árnis Ársælls Ásbergs Ásbjörns Ásgauts Ásgeirs
Ásgils Ásgríms Ásis Áskells Áslaugs Ásláks Ásmars Ásmunds Ásröðs Ástbjörns Ástgeirs Ástmars Ástmunds Ástráðs Ástríks
Ástvalds Ástvars Ástvins Ástþórs Ásvalds Ásvarðs Ásólfs Ásþórs Átha Ávalos Ávila Åberg Ågren Åkerlund Åkerman Åkesson
Åsberg Åslund Åström Ægirs Æsirs Ævarrs Ævars Çakır Çamdalı Çamurcuoğlu Çapanoğlu Çatalbaş Çağıran Çelik Çetin Çetiner
Çevik Çingizoğlu Çorlu Çörekçi Éanaigh Écoffey Éil Émond Énrí Étienne Íans Ígors Ímis Íomhair Íosa Íosóg Ísaks Ísarrs
Ísars Ísbjörns Íselds Ísgeirs Ísidórs Ísleifs Ísmaels Ísmars Ísraels Ísólfs Ívans Ívars Ñañez Óda Ófeigs Ógáin Ólafs
Ólis Ólivers Ólívers Ómars Ómis Órdenes Óskars Ósvalds Ósvífs Óttarrs Óttars Óðinns Õispuu Õun Õunapuu Öberg Öcalan
Ögmunds Ögris Öhman Öhri Ölnirs Ölvers Ölvirs Öndólfs Önunds Önür Örge Örlaugs Örlygs Örns Örnólfs Örvars Öss Östberg
Österberg Östling Östlund Östman Östringer Öxars Öymen Özberk Özbey Özbir Özcan Özdemir Özdenak Özdoğan Özer Özgörkey
Özkan Özkara Özkök Öztonga Öztuna Öztürk Ødegård Østby Østergaard Østli Úddis Úgó Úlfars Úlfgeirs Úlfhéðinns Úlfkells
Úlfljóts Úlfs Úlftýrs Úlriks Úranus Überacker Ülker Ünal Ýmirs Ýrars Þangbrands Þengills Þeyrs Þins Þiðrandis Þiðriks
Þjálfis Þjóstars Þjóstólfs Þjóðanns Þjóðbjörns Þjóðgeirs Þjóðleifs Þjóðmars Þjóðreks Þjóðvarðs Þjóðólfs Þorbergs
Þorbjörns Þorbrands Þorfinns Þorgarðs Þorgauts Þorgeirs Þorgests Þorgils Þorgnýrs Þorgríms Þorgísls Þorkells Þorlaugs
Þorleifs Þorleiks Þorláks Þormars Þormunds Þormóðs Þorris Þorsteinns Þorvalds Þorvars Þorvarðs Þrastars Þryms Þráinns
Þránds Þrótts Þrösts Þrúðmars Þyrnirs Þórarinns Þórars Þórbergs Þórbjörns Þórgnýrs Þórgríms Þórhadds Þórhallis
Þórhalls Þórirs Þórlaugs Þórleifs Þórlinds Þórmars Þórmunds Þórodds Þórorms Þórs Þórsteinns Þórðs Þórólfs Þórörns
Ābele Ābola Āboliņa Āboliņš Ābols Āboltiņa Āboltiņš Ćenan Ćora Ćorak Ćorić Ćosić Ćukalac Ćukalović Ćukić Ćuković
Ćukteraš Ćulibrk Ćurić Ćuslović Čabaj-Adam Čabro Čada Čadová Čagalj Čajka Čajko Čaleta Čamagić Čamdžić Čanaki Čandrlić
Čančar Čapek Čapka Čapko Čapkovič Čapkovičová Čapková Čapkunović Čapla Čaplovič Čaplovičová Čaprnjić Čapľa Čarapina
Čarapić Čaraveša Čargonja Čarnić Čarnogurská Čarnogurský Čarović Čatalinac Čatić Čavalić Čavaljuga Čavdarević Čavić
Čavlina Čaće Čech Čechová Čeh Čejka Čejková Čekovská Čekovský Čelar Čelebija Čengija Čerkašin Čermák Čermáková Černe
Černoch Černochová Černohorská Černohorský Černá Černík Černíková Černý Červenka Červenková Červená Červený Červeň
Červeňová Červeňák Červeňáková Červinka Červinková Česnek Česneková Čiernaová Čiernik Čierniková Čierny Čierná Čihák
Čiháková Činčurak-Kovač Čipanj Čipanj-Banja Čisar Čizmar-Tormaš Čizmić Čičmak Čiš Čižmešija Čobanović Čobrda Čobrdová
Čokov Čolak Čolaković Čolanić Čolina Čonka Čonková Čop Čotić Čović Črešnik Čubrić Čudara Čudars Čudina Čudić Čuk
Čukman Čulina Čuljak Čupić Čurda Čurdová Čuček Čvagić Čáp Čápová Čížek Čížková Ďaďo Ďaďová Ďorko Ďorková Ďurek
Ďureková Ďurica Ďuricová Ďuriš Ďurišová Ďurka Ďurko Ďurkovič Ďurkovičová Ďurkovská Ďurkovský Ďuro Ďurovič Ďurovičová
Ďurovský Ďurovskýová Ďurová Ďurča Ďurčo Ďurčová Ďutka Ďutková Ďuško Đedović Đekanović Đekić Đeković Đelić Đelkapić
Đelmaš Đelošević Đenić Đenović Đerasimović Đerašević Đergović Đerisilo Đerić Đinh Đoković Đolović Đoàn Đukelić Đumija
Đunda Đurašević Đurinić Đào Đặng Đỗ İbrahimbəyov İbrahimli İbrahimov İbrahimova İbrahimoğlu İdrisli İdrisoğlu
İhsanoğlu İldırımoğlu İmanzadə İnönü İsabəyli İsaxanlı İsmayılqızı Ķeizare Ķeizars Ķēniņa Ķēniņš Ľupták Ľuptáková
Łapiński Łuczak Łukasiewicz Łukasik Łukaszewski Řehoř Řehořová Řehák Řeháková Řeháček Řeháčková Řezníček Řezníčková
Řezáč Řezáčová Říha Říhová Śliwa Śliwiński Ślusarczyk Świderski Świerczyński Świątek Şafak Şahbuzlu Şahin Şahsuvarlı
Şama Şamilov Şamiloğlu Şen Şener Şensoy Şervan Şeyxzadə Şimşek Şirvanzadə Şükürlü Şükürov Şıxlı Šadl Šafarić Šafařík
Šafaříková Šafránek Šafránková Šafář Šafářová Šagodić Šajinović Šajtoš Šakanović Šalajka Šalajková Šalić Šamšalović
Šanda Šandová Šantić Šantor Šargač Šarić Šarkan Šarkanová Šarlija Šaruga Šašek Šašková Šebek Šebela Šebelová Šebesta
Šebestová Šebková Šebo Šebová Šeda Šedivá Šedivý Šedová Šegavčić Šegota Šegović Šekularac Šelendić Šenica Šenk Šenková
Šeparović Šesta Šestak Šestan Šesták Šestáková Šetula Ševtšenko Ševčík Ševčíková Šibalić Šidlo Šidlová Šiketanc
Šileiko Šilhavá Šilhavý Šima Šimak Šimara Šimatić Šimek Šimeková Šimeček Šimečková Šimić ŠimićŠebalj Šimičić Šimka
Šimko Šimková Šimlješa Šimo Šimon Šimonovič Šimonovičová Šimonová Šimončič Šimončičová Šimová Šimunić Šimunović Šimák
Šimáková Šimánek Šimánková Šimáček Šimáčková Šimík Šimíková Šimčík Šimčíková Šimůnek Šimůnková Šindelář Šindelářová
Šindler Šindlerová Šinkovec Šinković Šipek Šipić Šiptar Široká Široký Širova Širovs Šitum Šiška Šišková Škantár
Škantárová Škara Škoda Škodová Škoviera Škovierová Škrabal Škrabalová Škriniar Škriniarová Škrlin Škrnički Škrtić
Škugor Škultéty Škultétyová Škunca Šlahor Šlahorová Šlechta Šlechtová Šlivka Šlivková Šmajda Šmajdová Šmejkal
Šmejkalová Šmerda Šmerdová Šmid Šmite Šmitran Šmits Šmrčak Šmíd Šmídová Šnajdr Šnajdrová Šobar Šobota Šokčević Šolar
Šolc Šolcová Šolta Šoltés Šoltésová Šoltýs Šoltýsová Šomođvarac Šorgić Šormaz Šorša Šostarec Šostarko Šotić Šotra
Šošić Šoštarić Španiel Špaček Špačková Špernjak Špika Špilár Špilárová Špiranec Špička Špičková Špišić Šplíchal
Šplíchalová Špoljarić ŠpoljarićPerhat Špralja Šrámek Šrámková Štajhofer Štampf Štangl Štasni Štefan Štefanec Štefanka
Štefanko Štefanková Štefanovič Štefanovičová Štefanová Štefančić Štefek Štefková Štefl Šteflová Štefović Štefunko
Štefunková Štefánek Štefáneková Štefánik Štefániková Šteina Šteins Štifanić Štimac Štrba Štrbac Štrbová Štriga Štrljić
Štrukelj Šturlan Štěpán Štěpánek Štěpánková Štěpánová Štěrba Štěrbová Štšerbakov Šubrt Šubrtová Šujdović Šukalo
Šukalović Šukara Šulc Šulcová Šulovnjak Šuman Šundalić Šunjić Šupraha Šuran Šurbek Šurina Šurka Šurková Šustr Šustrová
Šutaković Šutanovac Šuňavcová Šuňavec Šušak Šuštar Švab Švanda Švandová Švarc Švarcová Švec Švecová Švehla Švehlová
Švejda Švejdová Šverko Švestka Švestková Šváb Švábová Šváby Šálek Šálková Šíma Šímová Šíp Šípek Šípková Šípová Šír
Šírová Šīrante Šīrants Šťastná Šťastný Ťapák Ťapáková Ťažká Ťažký Ūdre Ūdris Żak Żebrowski Żmuda Żuk Żukowski Żurawski
Żurek Żyła Žabjačan Žagar Žagarac Žalako Žarković Železnik Železník Železníková Žemlička Žemličková Žerajić Žeravica
Žerjav Žeželić Žgela Žgrabljić Žibert Žic Žiga Žigmund Žigmundová Žigo Žigová Žiković Žipac Žirović Živadinović Živak
Živaljević Živanac Živanović Živić ŽivićĆojbašić Živković Žižanović Žižek Žižka Žižková Žmegač Žnidaršič Žufika Žugec
Žukauskas Žukov ŽuljevićGrafina Žunec Županić Žuravljov Žuvela Žužić Žák Žáková Žáček Žáčková Žídek Žídková Žďárská
Žďárský Žůrek Žůrková Əfəndiyeva Əhmədov Əliyev Əliyeva Ələkbərov Ələkbərova
`;
